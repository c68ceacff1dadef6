import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { fieldsOf } from '../../editor/fields.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { picture } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { PublicationFields } from '../../editor/publication.tsx';
import { pageUrl, records } from '../../editor/records.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const latestProjects = records({
  one: 'project',
  collection: 'latestProjects',
  title: ({ title }) => title,
  isPublishable: true,
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
    confirmRemove: labels.confirmDelete,
    empty: messages.latestProjectsEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.latestProjectsTitle}>
      <EditorForm editor={editor} add={labels.addProject} update={labels.updateProject}>
        <Text name="title" label={labels.title} required />
        <Text name="price" label={labels.price} required />
        <Text name="location" label={labels.location} required />
        <Choice
          name="category"
          label={labels.category}
          of={['Villas', 'Apartments', 'Townhouses']}
          required
        />
        <Text name="logo" label={labels.logo} />
        <Picture name="image" label={labels.image} />
        <PublicationFields />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          [labels.image]: picture('image'),
          [labels.title]: 'title',
          [labels.price]: 'price',
          [labels.location]: 'location',
          [labels.category]: 'category',
        }}
      />
    </EditorScreen>
  );
}
