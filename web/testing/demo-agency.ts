import { readFileSync } from 'node:fs';
import { DEFAULT_COLOURS } from '../../schema/brand-colours.ts';

/** The agency of the demo content, as the API returns it. */
export const demoAgency = {
  ...DEFAULT_COLOURS,
  ...(JSON.parse(
    readFileSync(new URL('../../graphql-server/demo/content/agency.json', import.meta.url), 'utf8'),
  ) as object),
};
