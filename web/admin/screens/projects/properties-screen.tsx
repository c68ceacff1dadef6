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

const properties = records({
  one: 'property',
  collection: 'properties',
  title: ({ title }) => title,
  isPublishable: true,
  page: pageUrl(paths.property),
  parts: { within: documents.PropertyPicturesWithinDocument, one: 'picture', many: 'pictures' },
  sorts: ['TITLE', 'PRICE', 'LOCATION'],
  list: documents.PropertiesDocument,
  read: documents.PropertyDocument,
  create: documents.CreatePropertyDocument,
  update: documents.UpdatePropertyDocument,
  remove: documents.DeletePropertiesDocument,
  restore: documents.RestorePropertiesDocument,
  revert: documents.RestorePropertyVersionDocument,
});

const { Text, Choice, Picture } = fieldsOf(properties);

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
      <EditorForm editor={editor} add={labels.addProperty} update={labels.updateProperty}>
        <Text name="title" label={labels.title} required />
        <Choice name="type" label={labels.type} of={['Villas', 'Apartments', 'Townhouses']} />
        <Text name="price" label={labels.price} required />
        <Text name="location" label={labels.location} required />
        <Picture name="image" label={labels.image} />
        <PublicationFields />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          [labels.image]: picture('image'),
          [labels.title]: 'title',
          [labels.type]: 'type',
          [labels.price]: 'price',
          [labels.location]: 'location',
        }}
      />
    </EditorScreen>
  );
}
