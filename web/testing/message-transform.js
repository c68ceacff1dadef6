import { createTransformer } from '@swc/jest';

const swc = createTransformer();

/**
 * Transforms a module of messages so that tests can change its language after it was loaded: its exports are variables, which
 * `speakPseudo()` in `pseudo-language.ts` replaces. Importers see the new values, because ES modules export bindings.
 */
function withPseudo(source) {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const replace = names.map((name) => `${name} = translate(${name});`).join(' ');
  return `${source.replace(/^export const /gm, 'export let ')}
(globalThis.messageModules ??= []).push((translate: any) => { ${replace} });`;
}

export default {
  ...swc,
  process: (source, ...rest) => swc.process(withPseudo(source), ...rest),
  processAsync: (source, ...rest) => swc.processAsync(withPseudo(source), ...rest),
  getCacheKey: (source, ...rest) => swc.getCacheKey(withPseudo(source), ...rest),
};
