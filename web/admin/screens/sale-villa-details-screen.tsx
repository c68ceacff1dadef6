import { generatePath } from 'react-router-dom';
import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { fieldsOf } from '../editor/fields.tsx';
import { GalleryScreen } from '../editor/gallery-screen.tsx';
import { records } from '../editor/records.ts';
import { sortable } from '../editor/list/order/sortable.ts';

const saleVillaDetails = records({
  one: 'detail',
  collection: 'saleVillaDetails',
  title: ({ heading, id }) => heading ?? `Detail ${id}`,
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
  confirmRemove: 'Are you sure you want to delete this detail?',
  empty: 'Villa details not found.',
  saveFailed: null,
};

/** The detail blocks of a villa for sale; the form is shown once a villa is selected (spec §2). */
export function Component() {
  return (
    <GalleryScreen
      records={saleVillaDetails}
      texts={texts}
      title="Manage Villa Details"
      pageTitle="Villa for sale details - Admin"
      add="Add Detail"
      update="Update Detail"
      parent={{ label: 'Villa', choices, failed: 'Failed to fetch villas.' }}
      first="Select a villa first"
      formAfter
      heading={(row) => row.heading}
    >
      <Within name="villaId" label="Villa" missing="Select a villa first" />
      <Text name="heading" label="Heading" required />
      <Paragraphs name="description" label="Description" required />
      <Picture name="image" label="Image" required />
    </GalleryScreen>
  );
}
