import type { DocumentNode } from '@apollo/client';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { records } from '../../editor/records.ts';

/** The agency, a single record. */
export const agencies = records({
  one: 'agency',
  collection: 'agencies',
  title: ({ name }) => name,
  page: () => '/',
  // It takes no id, because there is one agency.
  read: documents.AgencyDocument as DocumentNode,
  update: documents.UpdateAgencyDocument,
  revert: documents.RestoreAgencyVersionDocument,
});

/** The id of the record. */
export const AGENCY_ID = '1';
