import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { fieldsOf } from '../../editor/fields.tsx';
import { GalleryScreen } from '../../editor/gallery-screen.tsx';
import { records } from '../../editor/records.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const saleVillaDetails = records({
  one: 'detail',
  collection: 'saleVillaDetails',
  title: ({ heading, id }) => heading ?? messages.saleVillaDetailsUntitled(id),
  page: ({ villaId }) => generatePath(paths.villaForSale, { id: villaId }),
  within: documents.SaleVillaDetailsWithinDocument,
  read: documents.SaleVillaDetailDocument,
  create: documents.CreateSaleVillaDetailDocument,
  update: documents.UpdateSaleVillaDetailDocument,
  remove: documents.DeleteSaleVillaDetailsDocument,
  restore: documents.RestoreSaleVillaDetailsDocument,
  revert: documents.RestoreSaleVillaDetailVersionDocument,
  reorder: sortable(documents.ReorderSaleVillaDetailsDocument),
});

const choices = { search: documents.SaleVillaChoicesDocument, one: documents.SaleVillaChoiceDocument };
const { Within, Text, Paragraphs, Picture } = fieldsOf(saleVillaDetails);

const texts = {
  confirmRemove: labels.confirmDeleteDetail,
  empty: messages.saleVillaDetailsEmpty,
  saveFailed: null,
};

/** The detail blocks of a villa for sale; the form is shown once a villa is selected (spec §2). */
export function Component() {
  return (
    <GalleryScreen
      records={saleVillaDetails}
      texts={texts}
      title={messages.saleVillaDetailsTitle}
      pageTitle={messages.saleVillaDetailsPageTitle}
      add={labels.addDetail}
      update={labels.updateDetail}
      parent={{ label: labels.villa, choices, failed: messages.saleVillaDetailsParentsLoadFailed }}
      first={messages.saleVillaDetailsSelectFirst}
      formAfter
      heading={(row) => row.heading}
    >
      <Within name="villaId" label={labels.villa} missing={messages.saleVillaDetailsParentMissing} />
      <Text name="heading" label={labels.heading} required />
      <Paragraphs name="description" label={labels.description} required />
      <Picture name="image" label={labels.image} required />
    </GalleryScreen>
  );
}
