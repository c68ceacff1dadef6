import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { fieldsOf } from '../../editor/fields.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { ParentSelect } from '../../editor/list/parent-select.tsx';
import { clampedText, picture } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { records } from '../../editor/records.ts';
import { useEditor } from '../../editor/use-editor.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import { UserText } from '../../ui/user-text.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const rentalApartmentDetails = records({
  one: 'detail',
  collection: 'rentalApartmentDetails',
  title: ({ heading, id }) => heading ?? messages.rentalApartmentDetailsUntitled(id),
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
    confirmRemove: labels.confirmDeleteDetail,
    empty: messages.rentalApartmentDetailsEmpty,
    loadFailed: messages.rentalApartmentDetailsLoadFailed,
    saveFailed: messages.rentalApartmentDetailsSaveFailed,
    removeFailed: messages.rentalApartmentDetailsDeleteFailed,
  });
  return (
    <EditorScreen
      title={messages.rentalApartmentDetailsTitle}
      pageTitle={messages.rentalApartmentDetailsPageTitle}
    >
      <EditorForm editor={editor} add={labels.addDetail} update={labels.updateDetail}>
        <Belongs
          name="apartmentId"
          label={labels.apartment}
          choices={choices}
          failed={messages.rentalApartmentDetailsParentsLoadFailed}
          missing={messages.rentalApartmentDetailsParentMissing}
        />
        <Text name="heading" label={labels.heading} required />
        <Paragraphs name="description" label={labels.description} />
        <Picture name="image" label={labels.image} />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          [labels.apartmentTitle]: ({ apartment }) => <UserText>{apartment?.title ?? null}</UserText>,
          [labels.heading]: 'heading',
          [labels.description]: clampedText('description'),
          [labels.image]: picture('image'),
        }}
      >
        <ParentSelect
          filter
          list={editor.list}
          label={labels.apartment}
          choices={choices}
          failed={messages.rentalApartmentDetailsParentsLoadFailed}
        />
      </RowTable>
    </EditorScreen>
  );
}
