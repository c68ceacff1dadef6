import { register } from 'node:module';

/** `node --import ./scripts/typescript.mjs FILE`: runs our sources as they are, by the settings in `.swcrc`. */
register('./typescript-loader.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
