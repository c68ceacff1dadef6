import { run } from './run.ts';
import { builtFrontend } from './site/built-frontend.ts';

await run(await builtFrontend());
