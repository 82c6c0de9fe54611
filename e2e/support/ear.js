// Somebody who has nothing but what a browser tells assistive technology: roles, names and states. What is to be pressed is found
// by its role and its name, and pressed as a screen reader presses it, wherever it stands and whatever it looks like.
import { readCells } from './shown.js';

const sessions = new WeakMap();
/** What was told last, as long as nothing has been pressed since. */
const remembered = new WeakMap();

function sessionOf(page) {
  if (!sessions.has(page)) {
    const opened = page.context().newCDPSession(page);
    // Once it is on, the browser only works out what has changed.
    sessions.set(
      page,
      opened.then(async (session) => {
        await session.send('Accessibility.enable');
        return session;
      }),
    );
  }
  return sessions.get(page);
}

/** Everything that is told about the main part of the page, in the order in which it is read. */
async function told(page) {
  const session = await sessionOf(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const main = nodes.find(({ ignored, role }) => !ignored && role.value === 'main');
  const found = [];
  const visit = (node, list) => {
    const { ignored, role, name, properties = [], childIds = [], backendDOMNodeId } = node;
    const here = { role: role?.value, name: (name?.value ?? '').trim(), list, node: backendDOMNodeId };
    for (const { name: state, value } of properties) here[state] = value.value;
    const from = found.length;
    if (!ignored) found.push(here);
    const within = here.role === 'list' ? here.name : list;
    for (const id of childIds) if (byId.has(id)) visit(byId.get(id), within);
    const words = found.slice(from).filter((item) => item.role === 'StaticText');
    here.text = words.map((item) => item.name).join(' ');
  };
  if (main) visit(main, null);
  return found;
}

/** A state that is told as a truth value or as a word. */
const is = (state) => state === true || state === 'true';

/** What is told of what a player holds: his name stands in it. What he has captured of several colours is told of each. */
const held = new RegExp(
  [
    '(\\w+)’s [^:]+',
    'Rings (\\w+) has removed',
    'Pieces that (\\w+) controls',
    '\\w+ marbles that (\\w+) has captured',
  ]
    .map((words) => `^${words}: \\d`)
    .join('|'),
);

/** Whose a holding is. */
const ownerOf = (text) => held.exec(text)?.slice(1).find(Boolean);

/** Everything that is told about the game, in the form of what is seen of one. */
async function heard(page) {
  const everything = await told(page);
  remembered.set(page, everything);
  const ofRole = (role) => everything.filter((item) => item.role === role);
  const names = (role) =>
    ofRole(role)
      .filter(({ disabled }) => !is(disabled))
      .map(({ name }) => name);
  const words = ofRole('StaticText').map(({ name }) => name);
  const played = ofRole('button').filter(({ list }) => list === 'Turns' || list === 'Turns of the game');
  return {
    ...readCells(ofRole('gridcell').map(({ name, selected }) => ({ name, selected: is(selected) }))),
    holdings: ['White', 'Black'].map((side) => words.find((text) => ownerOf(text) === side)),
    sentence: everything.find(({ role }) => role === 'status')?.text ?? '',
    options: ofRole('radio').map(({ name, checked }) => ({ name, checked: is(checked) })),
    buttons: names('button'),
    links: names('link'),
    // Where a long turn may be broken, a pause is told.
    played: played.map(({ name }) => name.replaceAll(' ', '')),
  };
}

/** Presses the only thing of this role whose name fits. */
async function press(page, role, fits, wanted) {
  const everything = remembered.get(page) ?? (await told(page));
  remembered.delete(page);
  const found = everything.filter((item) => item.role === role && fits(item.name) && !is(item.disabled));
  if (found.length !== 1) throw new Error(`${found.length} of role ${role} are called ${wanted}`);
  const session = await sessionOf(page);
  const { object } = await session.send('DOM.resolveNode', { backendNodeId: found[0].node });
  await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: `function () {
      this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
    }`,
  });
}

export const ear = {
  look: heard,
  choose: (page, point) => press(page, 'gridcell', (name) => name.split(', ')[0] === point, point),
  press: (page, wanted) => press(page, 'button', (name) => name === wanted, wanted),
  pick: (page, wanted) => press(page, 'radio', (name) => name === wanted, wanted),
  pickLoaded: (page, wanted) => press(page, 'radio', (name) => name.includes(wanted), wanted),
};
