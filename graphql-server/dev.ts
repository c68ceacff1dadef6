import { run } from './run.ts';
import { developing } from './site/dev.ts';

await run(developing());
