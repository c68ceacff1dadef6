import * as documents from '../../../schema/documents/admin/graphql.ts';
import { generatePath } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CardGrid } from '../editor/card-grid.tsx';
import { Chooser } from '../editor/chooser.tsx';
import { EditorForm } from '../editor/editor-form.tsx';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { records } from '../editor/records.ts';
import { Thumb } from '../editor/thumb.tsx';
import { useEditor } from '../editor/use-editor.ts';

const saleVillaDetails = records({
  one: 'detail',
  title: ({ heading, id }) => heading ?? `Detail ${id}`,
  page: ({ villaId }) => generatePath(paths.villaForSale, { id: villaId }),
  within: documents.SaleVillaDetailsWithinDocument,
  read: documents.SaleVillaDetailDocument,
  create: documents.CreateSaleVillaDetailDocument,
  update: documents.UpdateSaleVillaDetailDocument,
  remove: documents.DeleteSaleVillaDetailsDocument,
  restore: documents.RestoreSaleVillaDetailsDocument,
  reorder: documents.ReorderSaleVillaDetailsDocument,
});

const choices = { search: documents.SaleVillaChoicesDocument, one: documents.SaleVillaChoiceDocument };
const { Within, Text, Paragraphs, Picture } = fieldsOf(saleVillaDetails);

/** The detail blocks of a villa for sale; the form comes once a villa is chosen (spec §2). */
export function Component() {
  const editor = useEditor(saleVillaDetails, {
    confirmRemove: 'Are you sure you want to delete this detail?',
    empty: 'Villa details not found.',
    saveFailed: null,
  });
  return (
    <EditorScreen
      title="Manage Villa Details"
      chooser={
        <Chooser list={editor.list} label="Villa" choices={choices} failed="Failed to fetch villas." />
      }
    >
      {(editor.list.place.of ?? editor.editing) && (
        <EditorForm editor={editor} add="Add Detail" update="Update Detail">
          <Within name="villaId" label="Villa" missing="Select a villa first" />
          <Text name="heading" label="Heading" required />
          <Paragraphs name="description" label="Description" required />
          <Picture name="image" label="Image" required />
        </EditorForm>
      )}
      <CardGrid editor={editor} first="Select a villa first">
        {(row) => (
          <>
            <Thumb picture={row.image} sizes="20rem" />
            {row.heading && <h2>{row.heading}</h2>}
            <p>{row.description}</p>
          </>
        )}
      </CardGrid>
    </EditorScreen>
  );
}
