// Functions that are called in a page again and again: they are compiled there once and stay as long as the page does.

/**
 * Makes a function out of one that runs in pages. It is called with the page and what it is given; functions that it needs there
 * are named after it.
 */
export function inPage(main, ...needed) {
  const { name } = main;
  const bodies = [...needed, main].join('\n');
  const script = `(window.kept ??= {}).${name} = (() => { ${bodies}\nreturn ${name}; })(); undefined`;
  const call = (page, given) =>
    page.evaluate(
      async ([wanted, argument]) => {
        const kept = window.kept?.[wanted];
        return kept && { said: await kept(argument) };
      },
      [name, given],
    );
  return async (page, given) => {
    let answer = await call(page, given);
    if (!answer) {
      await page.evaluate(script);
      answer = await call(page, given);
    }
    return answer.said;
  };
}
