import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { clampedText, picture } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { records } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';
import * as messages from './messages.ts';

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
    confirmRemove: messages.confirmDelete,
    empty: messages.upcomingProjectsEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.upcomingProjectsTitle}>
      <EditorForm editor={editor} add={messages.addProject} update={messages.updateProject}>
        <Text name="title" label={messages.title} required />
        <Paragraphs name="description" label={messages.description} required />
        <Picture name="thumbnail" label={messages.thumbnail} />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          [messages.image]: picture('thumbnail'),
          [messages.title]: 'title',
          [messages.description]: clampedText('description'),
        }}
      />
    </EditorScreen>
  );
}
