import { createBuilder } from 'vite';
const builder = await createBuilder({ logLevel: 'warn' });
await builder.buildApp();
