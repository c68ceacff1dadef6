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

const properties = defineCollection({
  name: 'properties',
  labels: { new: () => labels.newProperty, view: () => labels.viewProperty, title: ({ title }) => title },
  isPublishable: true,
  page: pageUrl(paths.property),
  parts: { byParent: documents.PropertyPicturesWithinDocument, kind: 'pictures' },
  sorts: ['TITLE', 'PRICE', 'LOCATION'],
  documents: {
    list: documents.PropertiesDocument,
    read: documents.PropertyDocument,
    create: documents.CreatePropertyDocument,
    update: documents.UpdatePropertyDocument,
    remove: documents.DeletePropertiesDocument,
    restore: documents.RestorePropertiesDocument,
    revert: documents.RestorePropertyVersionDocument,
  },
  fields: {
    title: text({ label: () => labels.title, required: true }),
    type: choice({ label: () => labels.type, initial: 'Villas', options: () => messages.homeTypes }),
    price: text({ label: () => labels.price, required: true }),
    location: text({ label: () => labels.location, required: true }),
    ...picture({ name: 'image', label: () => labels.image }),
    ...publicationFields,
  },
});

/** The home page's Premium Luxury Developments. */
export function Component() {
  const editor = useEditor(properties, {
    confirmRemove: labels.confirmDelete,
    empty: messages.propertiesEmpty,
    added: messages.propertiesAdded,
    updated: messages.propertiesUpdated,
    saveFailed: messages.propertiesSaveFailed,
  });
  return (
    <EditorScreen title={messages.propertiesTitle}>
      <EditorForm editor={editor} add={labels.addProperty} update={labels.updateProperty} />
      <RowTable
        editor={editor}
        columns={{
          [labels.image]: pictureCell('image'),
          [labels.title]: 'title',
          [labels.type]: ({ type }) => <UserText>{messages.homeTypes[type]}</UserText>,
          [labels.price]: 'price',
          [labels.location]: 'location',
        }}
      />
    </EditorScreen>
  );
}
