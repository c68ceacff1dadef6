import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { screenParent } from '../../editor/fields/parent.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { paragraphs, text } from '../../editor/fields/text.tsx';
import { GalleryScreen } from '../../editor/gallery-screen.tsx';
import { defineCollection } from '../../editor/collection.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const saleVillaDetails = defineCollection({
  name: 'saleVillaDetails',
  labels: {
    new: () => labels.newDetail,
    view: () => labels.viewDetail,
    title: ({ heading, id }) => heading ?? messages.saleVillaDetailsUntitled(id),
  },
  page: ({ villaId }) => generatePath(paths.villaForSale, { id: villaId }),
  documents: {
    byParent: documents.SaleVillaDetailsWithinDocument,
    read: documents.SaleVillaDetailDocument,
    create: documents.CreateSaleVillaDetailDocument,
    update: documents.UpdateSaleVillaDetailDocument,
    remove: documents.DeleteSaleVillaDetailsDocument,
    restore: documents.RestoreSaleVillaDetailsDocument,
    revert: documents.RestoreSaleVillaDetailVersionDocument,
    reorder: sortable(documents.ReorderSaleVillaDetailsDocument),
  },
  fields: {
    villaId: screenParent({
      label: () => labels.villa,
      missing: () => messages.saleVillaDetailsParentMissing,
    }),
    heading: text({ label: () => labels.heading, required: true }),
    description: paragraphs({ label: () => labels.description, required: true }),
    ...picture({ name: 'image', label: () => labels.image, required: true }),
  },
});

const choices = { search: documents.SaleVillaChoicesDocument, byId: documents.SaleVillaChoiceDocument };
const texts = () => ({
  confirmRemove: labels.confirmDeleteDetail,
  empty: messages.saleVillaDetailsEmpty,
  saveFailed: null,
});

/** The detail blocks of a villa for sale; the form is shown once a villa is selected (spec §2). */
export function Component() {
  return (
    <GalleryScreen
      collection={saleVillaDetails}
      texts={texts()}
      title={messages.saleVillaDetailsTitle}
      pageTitle={messages.saleVillaDetailsPageTitle}
      add={labels.addDetail}
      update={labels.updateDetail}
      parent={{
        label: labels.villa,
        placeholder: labels.selectVilla,
        choices,
        failed: messages.saleVillaDetailsParentsLoadFailed,
      }}
      first={messages.saleVillaDetailsSelectFirst}
      formAfter
      heading={(row) => row.heading}
    />
  );
}
