import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { publicationFields } from '../../editor/publication.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { choice, text } from '../../editor/fields/text.tsx';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { pictureCell } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { pageUrl, defineCollection } from '../../editor/collection.ts';
import { useEditor } from '../../editor/use-editor.ts';
import { UserText } from '../../ui/user-text.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const latestProjects = defineCollection({
  name: 'latestProjects',
  labels: { new: () => labels.newProject, view: () => labels.viewProject, title: ({ title }) => title },
  isPublishable: true,
  page: pageUrl(paths.latestProject),
  parts: { byParent: documents.LatestProjectPicturesWithinDocument, kind: 'pictures' },
  sorts: ['TITLE', 'PRICE', 'LOCATION'],
  documents: {
    list: documents.LatestProjectsDocument,
    read: documents.LatestProjectDocument,
    create: documents.CreateLatestProjectDocument,
    update: documents.UpdateLatestProjectDocument,
    remove: documents.DeleteLatestProjectsDocument,
    restore: documents.RestoreLatestProjectsDocument,
    revert: documents.RestoreLatestProjectVersionDocument,
  },
  fields: {
    title: text({ label: () => labels.title, required: true }),
    price: text({ label: () => labels.price, required: true }),
    location: text({ label: () => labels.location, required: true }),
    category: choice({
      label: () => labels.category,
      required: true,
      initial: 'Villas',
      options: () => messages.homeTypes,
    }),
    logo: text({ label: () => labels.logo }),
    ...picture({ name: 'image', label: () => labels.image }),
    ...publicationFields,
  },
});

/** The home page's Latest Projects. */
export function Component() {
  const editor = useEditor(latestProjects, {
    confirmRemove: labels.confirmDelete,
    empty: messages.latestProjectsEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.latestProjectsTitle}>
      <EditorForm editor={editor} add={labels.addProject} update={labels.updateProject} />
      <RowTable
        editor={editor}
        columns={{
          [labels.image]: pictureCell('image'),
          [labels.title]: 'title',
          [labels.price]: 'price',
          [labels.location]: 'location',
          [labels.category]: ({ category }) => <UserText>{messages.homeTypes[category]}</UserText>,
        }}
      />
    </EditorScreen>
  );
}
