import { createAgencyNode, type StructuredData } from '../json-ld/json-ld.ts';
import { paths } from '../../paths.ts';

export const structuredData: StructuredData = {
  [paths.contact]: ({ agency, origin }) => [createAgencyNode(agency, origin)],
};
