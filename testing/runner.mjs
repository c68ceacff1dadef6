import jestCircus from 'jest-circus/runner';
import { register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import '../scripts/typescript.mjs';
import Plain from './environment.mjs';
import { use } from './globals.mjs';

register('./loader.mjs', import.meta.url);

const { default: circus } = jestCircus;
const INSIDE = fileURLToPath(new URL('./inside.cjs', import.meta.url));
let files = 0;

/**
 * Runs a file of tests as Jest does, but in Node.js itself: what it imports is loaded once for all the files of a process, instead
 * of for each into a realm of its own. The environment, clocks and mocks are as before when it has ended. A file with a document has a realm with it, as
 * ever.
 */
export default async function run(globalConfig, config, environment, runtime, path, send) {
  if (!(environment instanceof Plain)) return circus(globalConfig, config, environment, runtime, path, send);
  runtime.unstable_importModule = (file) => {
    use(runtime.requireModule(INSIDE));
    return import(`${pathToFileURL(file).href}?${++files}`);
  };
  delete Error.prepareStackTrace; // Node.js tells where the source is, by the loader's maps
  const env = { ...process.env };
  try {
    return await circus(globalConfig, config, environment, runtime, path, send);
  } finally {
    environment.fakeTimersModern.useRealTimers();
    environment.moduleMocker.restoreAllMocks();
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
}
