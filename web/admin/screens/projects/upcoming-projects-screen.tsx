import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { fieldsOf } from '../../editor/fields.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { clampedText, picture } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { PublicationFields } from '../../editor/publication.tsx';
import { records } from '../../editor/records.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const upcomingProjects = records({
  one: 'project',
  collection: 'upcomingProjects',
  title: ({ title }) => title,
  isPublishable: true,
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
    confirmRemove: labels.confirmDelete,
    empty: messages.upcomingProjectsEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.upcomingProjectsTitle}>
      <EditorForm editor={editor} add={labels.addProject} update={labels.updateProject}>
        <Text name="title" label={labels.title} required />
        <Paragraphs name="description" label={labels.description} required />
        <Picture name="thumbnail" label={labels.thumbnail} />
        <PublicationFields />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          [labels.image]: picture('thumbnail'),
          [labels.title]: 'title',
          [labels.description]: clampedText('description'),
        }}
      />
    </EditorScreen>
  );
}
