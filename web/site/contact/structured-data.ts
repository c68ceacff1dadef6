import { createAgencyNode, type StructuredData } from '../json-ld/json-ld.ts';
import { pages } from './pages.ts';

export const structuredData: StructuredData = {
  [pages.contact.path]: ({ agency, origin }) => [createAgencyNode(agency, origin)],
};
