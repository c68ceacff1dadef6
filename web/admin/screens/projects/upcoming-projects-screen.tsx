import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { publicationFields } from '../../editor/publication.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { paragraphs, text } from '../../editor/fields/text.tsx';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { clampedText, pictureCell } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { defineCollection } from '../../editor/collection.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const upcomingProjects = defineCollection({
  name: 'upcomingProjects',
  labels: { new: () => labels.newProject, view: () => labels.viewProject, title: ({ title }) => title },
  isPublishable: true,
  page: () => paths.upcomingProjects,
  sorts: ['TITLE'],
  documents: {
    list: documents.UpcomingProjectsDocument,
    read: documents.UpcomingProjectDocument,
    create: documents.CreateUpcomingProjectDocument,
    update: documents.UpdateUpcomingProjectDocument,
    remove: documents.DeleteUpcomingProjectsDocument,
    restore: documents.RestoreUpcomingProjectsDocument,
    revert: documents.RestoreUpcomingProjectVersionDocument,
  },
  fields: {
    title: text({ label: () => labels.title, required: true }),
    description: paragraphs({ label: () => labels.description, required: true }),
    ...picture({ name: 'thumbnail', label: () => labels.thumbnail }),
    ...publicationFields,
  },
});

/** Off-plan projects. */
export function Component() {
  const editor = useEditor(upcomingProjects, {
    confirmRemove: labels.confirmDelete,
    empty: messages.upcomingProjectsEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.upcomingProjectsTitle}>
      <EditorForm editor={editor} add={labels.addProject} update={labels.updateProject} />
      <RowTable
        editor={editor}
        columns={{
          [labels.image]: pictureCell('thumbnail'),
          [labels.title]: 'title',
          [labels.description]: clampedText('description'),
        }}
      />
    </EditorScreen>
  );
}
