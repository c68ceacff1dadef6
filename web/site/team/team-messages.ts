import { agency } from '../agency.ts';
import { people } from '../people.ts';

// Texts of the team page (spec §9).

export const title = 'Our Teams';
export const description = `The people who run ${agency.name}: ${people.map(({ name }) => name).join(', ')}.`;
export const careers = 'Work with us';
