import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { clampedText, picture } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { records } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';

const upcomingProjects = records({
  one: 'project',
  collection: 'upcomingProjects',
  title: ({ title }) => title,
  page: () => paths.upcomingProjects,
  sorts: ['TITLE'],
  list: documents.UpcomingProjectsDocument,
  read: documents.UpcomingProjectDocument,
  create: documents.CreateUpcomingProjectDocument,
  update: documents.UpdateUpcomingProjectDocument,
  remove: documents.DeleteUpcomingProjectsDocument,
  restore: documents.RestoreUpcomingProjectsDocument,
  revert: documents.RestoreUpcomingProjectVersionDocument,
});

const { Text, Paragraphs, Picture } = fieldsOf(upcomingProjects);

/** Off-plan projects. */
export function Component() {
  const editor = useEditor(upcomingProjects, {
    confirmRemove: 'Are you sure?',
    empty: 'No projects found.',
    saveFailed: null,
  });
  return (
    <EditorScreen title="Admin - Manage Upcoming Projects">
      <EditorForm editor={editor} add="Add Project" update="Update Project">
        <Text name="title" label="Title" required />
        <Paragraphs name="description" label="Description" required />
        <Picture name="thumbnail" label="Thumbnail" />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          Image: picture('thumbnail'),
          Title: 'title',
          Description: clampedText('description'),
        }}
      />
    </EditorScreen>
  );
}
