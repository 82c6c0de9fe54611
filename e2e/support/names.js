// `node --import ./support/names.js FILE`: prints the names of a file's tests instead of running them.
import { register } from 'node:module';

const silent = `
  const file = process.argv[1].split('/').at(-1);
  export const test = (name) => console.log(file + ': ' + name);
  export const before = () => {};
  export const after = () => {};
  export const [beforeEach, afterEach] = [before, after];
`;
const hooks = `
  const silent = ${JSON.stringify(`data:text/javascript,${encodeURIComponent(silent)}`)};
  export const resolve = (specifier, context, next) =>
    specifier === 'node:test' ? { url: silent, shortCircuit: true } : next(specifier, context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
