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

const latestProjectPictures = records({
  one: 'picture',
  title: ({ title }) => title,
  page: ({ latestProjectId }) => generatePath(paths.latestProject, { id: latestProjectId }),
  within: documents.LatestProjectPicturesWithinDocument,
  read: documents.LatestProjectPictureDocument,
  create: documents.CreateLatestProjectPictureDocument,
  update: documents.UpdateLatestProjectPictureDocument,
  remove: documents.DeleteLatestProjectPicturesDocument,
  restore: documents.RestoreLatestProjectPicturesDocument,
  reorder: documents.ReorderLatestProjectPicturesDocument,
});

const choices = {
  search: documents.LatestProjectChoicesDocument,
  one: documents.LatestProjectChoiceDocument,
};
const { Within, Text, Paragraphs, Picture } = fieldsOf(latestProjectPictures);

/** The gallery of a latest project, in the order in which visitors see it. */
export function Component() {
  const editor = useEditor(latestProjectPictures, {
    confirmRemove: 'Are you sure?',
    empty: 'No gallery images found for this project.',
    saveFailed: null,
  });
  return (
    <EditorScreen
      title="Admin - Latest Project Gallery"
      chooser={
        <Chooser
          list={editor.list}
          label="Project"
          choices={choices}
          failed="The projects could not be loaded."
        />
      }
    >
      <EditorForm editor={editor} add="Add Image" update="Update Image">
        <Within name="latestProjectId" label="Project" missing="Select a project first!" />
        <Text name="title" label="Title" required />
        <Paragraphs name="description" label="Description" />
        <Picture name="image" label="Image" several />
      </EditorForm>
      <CardGrid editor={editor} first="Select a project to see its gallery.">
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
