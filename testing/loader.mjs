const globals = new URL('./globals.mjs', import.meta.url).href;
const noStyle = new URL('../web/no-style.js', import.meta.url).href;
const noPicture = new URL('../web/testing/no-picture.js', import.meta.url).href;

/** Leads what tests are written with to the runner's own, and what only a bundler knows nowhere. */
export function resolve(specifier, context, next) {
  const url = elsewhere(specifier);
  return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
}

function elsewhere(specifier) {
  if (specifier === '@jest/globals') return globals;
  if (/\.css$|^swiper\/css/.test(specifier)) return noStyle;
  return specifier.endsWith('.svg') ? noPicture : undefined;
}
