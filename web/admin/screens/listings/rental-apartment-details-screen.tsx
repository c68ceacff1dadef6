import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { parent } from '../../editor/fields/parent.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { paragraphs, text } from '../../editor/fields/text.tsx';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { ParentSelect } from '../../editor/list/parent-select.tsx';
import { clampedText, pictureCell } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { defineCollection } from '../../editor/collection.ts';
import { useEditor } from '../../editor/use-editor.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import { UserText } from '../../ui/user-text.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const choices = {
  search: documents.RentalApartmentChoicesDocument,
  byId: documents.RentalApartmentChoiceDocument,
};

const rentalApartmentDetails = defineCollection({
  name: 'rentalApartmentDetails',
  labels: {
    new: () => labels.newDetail,
    view: () => labels.viewDetail,
    title: ({ heading, id }) => heading ?? messages.rentalApartmentDetailsUntitled(id),
    parentTitle: ({ apartment }) => apartment?.title,
  },
  page: ({ apartmentId }) => generatePath(paths.rentalApartment, { id: apartmentId }),
  sorts: ['HEADING'],
  documents: {
    list: documents.RentalApartmentDetailsDocument,
    byParent: documents.RentalApartmentDetailsWithinDocument,
    read: documents.RentalApartmentDetailDocument,
    create: documents.CreateRentalApartmentDetailDocument,
    update: documents.UpdateRentalApartmentDetailDocument,
    remove: documents.DeleteRentalApartmentDetailsDocument,
    restore: documents.RestoreRentalApartmentDetailsDocument,
    revert: documents.RestoreRentalApartmentDetailVersionDocument,
    reorder: sortable(documents.ReorderRentalApartmentDetailsDocument),
  },
  fields: {
    apartmentId: parent({
      label: () => labels.apartment,
      placeholder: () => labels.selectApartment,
      choices,
      failed: () => messages.rentalApartmentDetailsParentsLoadFailed,
      missing: () => messages.rentalApartmentDetailsParentMissing,
    }),
    heading: text({ label: () => labels.heading, required: true }),
    description: paragraphs({ label: () => labels.description }),
    ...picture({ name: 'image', label: () => labels.image }),
  },
});

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
      <EditorForm editor={editor} add={labels.addDetail} update={labels.updateDetail} />
      <RowTable
        editor={editor}
        columns={{
          [labels.apartmentTitle]: ({ apartment }) => <UserText>{apartment?.title ?? null}</UserText>,
          [labels.heading]: 'heading',
          [labels.description]: clampedText('description'),
          [labels.image]: pictureCell('image'),
        }}
      >
        <ParentSelect
          list={editor.list}
          label={labels.filterByApartment}
          placeholder={labels.anyApartment}
          selectToReorder={labels.selectApartmentToReorder}
          choices={choices}
          failed={messages.rentalApartmentDetailsParentsLoadFailed}
        />
      </RowTable>
    </EditorScreen>
  );
}
