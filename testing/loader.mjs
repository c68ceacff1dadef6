const globals = new URL('./globals.mjs', import.meta.url).href;

/** Leads what tests are written with to the runner's own. */
export function resolve(specifier, context, next) {
  return specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context);
}
