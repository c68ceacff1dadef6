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

const propertyPictures = records({
  one: 'picture',
  title: ({ title, id }) => title ?? `Picture ${id}`,
  page: ({ propertyId }) => generatePath(paths.property, { id: propertyId }),
  within: documents.PropertyPicturesWithinDocument,
  read: documents.PropertyPictureDocument,
  create: documents.CreatePropertyPictureDocument,
  update: documents.UpdatePropertyPictureDocument,
  remove: documents.DeletePropertyPicturesDocument,
  restore: documents.RestorePropertyPicturesDocument,
  reorder: documents.ReorderPropertyPicturesDocument,
});

const choices = { search: documents.PropertyChoicesDocument, one: documents.PropertyChoiceDocument };
const { Within, Text, Paragraphs, Picture } = fieldsOf(propertyPictures);

/** The gallery of a property, in the order in which visitors see it. */
export function Component() {
  const editor = useEditor(propertyPictures, {
    confirmRemove: 'Are you sure?',
    empty: 'No gallery images found for this property.',
    saveFailed: null,
  });
  return (
    <EditorScreen
      title="Admin - Property Gallery"
      chooser={
        <Chooser
          list={editor.list}
          label="Property"
          choices={choices}
          failed="The properties could not be loaded."
        />
      }
    >
      <EditorForm editor={editor} add="Add Image" update="Update Image">
        <Within name="propertyId" label="Property" missing="Select a property first!" />
        <Text name="title" label="Title" />
        <Paragraphs name="description" label="Description" />
        <Picture name="image" label="Image" required missing="Please upload an image!" several />
      </EditorForm>
      <CardGrid editor={editor} first="Select a property to see its gallery.">
        {(row) => (
          <>
            <Thumb picture={row.image} sizes="20rem" />
            {row.title && <h2>{row.title}</h2>}
            <p>{row.description}</p>
          </>
        )}
      </CardGrid>
    </EditorScreen>
  );
}
