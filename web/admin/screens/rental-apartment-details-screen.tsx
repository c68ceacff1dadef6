import { generatePath } from 'react-router-dom';
import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { ParentSelect } from '../editor/list/parent-select.tsx';
import { clampedText, picture } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { records } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';
import { sortable } from '../editor/list/order/sortable.ts';
import { UserText } from '../ui/words.tsx';

const rentalApartmentDetails = records({
  one: 'detail',
  collection: 'rentalApartmentDetails',
  title: ({ heading, id }) => heading ?? `Detail ${id}`,
  belongsTo: ({ apartment }) => apartment?.title,
  page: ({ apartmentId }) => generatePath(paths.rentalApartment, { id: apartmentId }),
  sorts: ['HEADING'],
  list: documents.RentalApartmentDetailsDocument,
  within: documents.RentalApartmentDetailsWithinDocument,
  read: documents.RentalApartmentDetailDocument,
  create: documents.CreateRentalApartmentDetailDocument,
  update: documents.UpdateRentalApartmentDetailDocument,
  remove: documents.DeleteRentalApartmentDetailsDocument,
  restore: documents.RestoreRentalApartmentDetailsDocument,
  revert: documents.RestoreRentalApartmentDetailVersionDocument,
  reorder: sortable(documents.ReorderRentalApartmentDetailsDocument),
});

const choices = {
  search: documents.RentalApartmentChoicesDocument,
  one: documents.RentalApartmentChoiceDocument,
};
const { Belongs, Text, Paragraphs, Picture } = fieldsOf(rentalApartmentDetails);

/** Features of apartments for rent; those of one apartment are sortable. */
export function Component() {
  const editor = useEditor(rentalApartmentDetails, {
    confirmRemove: 'Are you sure you want to delete this detail?',
    empty: 'Apartment details not found.',
    loadFailed: 'Failed to load apartment details.',
    saveFailed: 'Failed to submit data.',
    removeFailed: 'Failed to delete detail.',
  });
  return (
    <EditorScreen title="Apartment Details Admin" pageTitle="Apartment for rent details - Admin">
      <EditorForm editor={editor} add="Add Detail" update="Update Detail">
        <Belongs
          name="apartmentId"
          label="Apartment"
          choices={choices}
          failed="Failed to load apartments."
          missing="Say which apartment this belongs to."
        />
        <Text name="heading" label="Heading" required />
        <Paragraphs name="description" label="Description" />
        <Picture name="image" label="Image" />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          'Apartment Title': ({ apartment }) => <UserText>{apartment?.title ?? null}</UserText>,
          Heading: 'heading',
          Description: clampedText('description'),
          Image: picture('image'),
        }}
      >
        <ParentSelect
          filter
          list={editor.list}
          label="Apartment"
          choices={choices}
          failed="Failed to load apartments."
        />
      </RowTable>
    </EditorScreen>
  );
}
