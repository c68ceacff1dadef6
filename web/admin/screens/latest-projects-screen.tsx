import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { picture } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { pageUrl, records } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';
import * as messages from './messages.ts';

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
    confirmRemove: messages.confirmDelete,
    empty: messages.latestProjectsEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.latestProjectsTitle}>
      <EditorForm editor={editor} add={messages.addProject} update={messages.updateProject}>
        <Text name="title" label={messages.title} required />
        <Text name="price" label={messages.price} required />
        <Text name="location" label={messages.location} required />
        <Choice
          name="category"
          label={messages.category}
          of={['Villas', 'Apartments', 'Townhouses']}
          required
        />
        <Text name="logo" label={messages.logo} />
        <Picture name="image" label={messages.image} />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          [messages.image]: picture('image'),
          [messages.title]: 'title',
          [messages.price]: 'price',
          [messages.location]: 'location',
          [messages.category]: 'category',
        }}
      />
    </EditorScreen>
  );
}
