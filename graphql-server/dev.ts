import { run } from './run.ts';
import { developing } from './site/dev-frontend.ts';

await run(developing());
