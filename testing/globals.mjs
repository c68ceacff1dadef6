/**
 * `@jest/globals` of whichever file is being tested: modules that files share import it once, and what they have imported leads
 * to what is there when it is called.
 */
let globals;

export function use(those) {
  globals = those;
}

function led(...path) {
  const find = (names) => names.reduce((found, name) => found[name], globals);
  return new Proxy(() => {}, {
    get: (_, name) => led(...path, name),
    apply: (_, _self, given) => find(path.slice(0, -1))[path.at(-1)](...given),
  });
}

export const [afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test] = [
  'afterAll',
  'afterEach',
  'beforeAll',
  'beforeEach',
  'describe',
  'expect',
  'it',
  'jest',
  'test',
].map((name) => led(name));
