import { run } from './run.ts';
import { devFrontend } from './site/dev-frontend.ts';

await run(devFrontend());
