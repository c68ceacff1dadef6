import { PersonChoiceDocument, PersonChoicesDocument } from '../../../schema/documents/admin/graphql.ts';

/** The queries for the people of the team in selects. */
export const personChoices = { search: PersonChoicesDocument, byId: PersonChoiceDocument };
