import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { picture } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { pageUrl, records } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';

const latestProjects = records({
  one: 'project',
  collection: 'latestProjects',
  title: ({ title }) => title,
  page: pageUrl(paths.latestProject),
  parts: { within: documents.LatestProjectPicturesWithinDocument, one: 'picture', many: 'pictures' },
  sorts: ['TITLE', 'PRICE', 'LOCATION'],
  list: documents.LatestProjectsDocument,
  read: documents.LatestProjectDocument,
  create: documents.CreateLatestProjectDocument,
  update: documents.UpdateLatestProjectDocument,
  remove: documents.DeleteLatestProjectsDocument,
  restore: documents.RestoreLatestProjectsDocument,
  revert: documents.RestoreLatestProjectVersionDocument,
});

const { Text, Choice, Picture } = fieldsOf(latestProjects);

/** The home page's Latest Projects. */
export function Component() {
  const editor = useEditor(latestProjects, {
    confirmRemove: 'Are you sure?',
    empty: 'No projects available.',
    saveFailed: null,
  });
  return (
    <EditorScreen title="Admin - Manage Latest Projects">
      <EditorForm editor={editor} add="Add Project" update="Update Project">
        <Text name="title" label="Title" required />
        <Text name="price" label="Price" required />
        <Text name="location" label="Location" required />
        <Choice name="category" label="Category" of={['Villas', 'Apartments', 'Townhouses']} required />
        <Text name="logo" label="Logo" />
        <Picture name="image" label="Image" />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          Image: picture('image'),
          Title: 'title',
          Price: 'price',
          Location: 'location',
          Category: 'category',
        }}
      />
    </EditorScreen>
  );
}
