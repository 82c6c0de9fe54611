/** The address of a link in the rules: `#rows` on a page, or `gipf#rows`. */
export function linkAddress(target: string, page: string): string {
  const [name = '', section] = target.split('#');
  const address = `#/rules/${name === '' ? page : name}`;
  return section ? `${address}?section=${section}` : address;
}
