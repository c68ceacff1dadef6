import './process/young-memory.ts';
import { run } from './run.ts';
import { built } from './site/built-frontend.ts';

await run(await built());
