import type { DocumentNode } from '@apollo/client';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { records } from '../../editor/records.ts';
import * as messages from './messages.ts';

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

/** The picture of link previews, a single record. */
export const linkPreviews = records({
  one: 'link preview',
  collection: 'linkPreviews',
  title: () => messages.linkPreviewTitle,
  page: () => '/',
  read: documents.LinkPreviewDocument as DocumentNode,
  update: documents.UpdateLinkPreviewDocument,
  revert: documents.RestoreLinkPreviewVersionDocument,
});
