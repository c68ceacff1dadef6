import type { DocumentNode } from '@apollo/client';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { defineCollection } from '../../editor/collection.ts';
import { picture } from '../../editor/fields/picture.tsx';
import { text } from '../../editor/fields/text.tsx';
import { agencyFields } from './agency-fields.tsx';
import * as messages from './messages.ts';

/** The agency, a single record. */
export const agencies = defineCollection({
  name: 'agencies',
  labels: { view: () => messages.viewAgency, title: ({ name }) => name },
  page: () => '/',
  documents: {
    // It takes no id, because there is one agency.
    read: documents.AgencyDocument as DocumentNode,
    update: documents.UpdateAgencyDocument,
    revert: documents.RestoreAgencyVersionDocument,
  },
  fields: agencyFields,
});

/** The picture of link previews, a single record. */
export const linkPreviews = defineCollection({
  name: 'linkPreviews',
  labels: { view: () => messages.viewLinkPreview, title: () => messages.linkPreviewTitle },
  page: () => '/',
  documents: {
    read: documents.LinkPreviewDocument as DocumentNode,
    update: documents.UpdateLinkPreviewDocument,
    revert: documents.RestoreLinkPreviewVersionDocument,
  },
  fields: {
    ...picture({ name: 'picture', label: () => messages.linkPreviewPicture }),
    description: text({ label: () => messages.linkPreviewDescription }),
  },
});
