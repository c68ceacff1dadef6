import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { picture } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { pageUrl, records } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';

const properties = records({
  one: 'property',
  collection: 'properties',
  title: ({ title }) => title,
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
    confirmRemove: 'Are you sure?',
    empty: 'No properties available.',
    added: 'Property added successfully!',
    updated: 'Property updated successfully!',
    saveFailed: 'Error occurred while saving property.',
  });
  return (
    <EditorScreen title="Admin - Manage Properties">
      <EditorForm editor={editor} add="Add Property" update="Update Property">
        <Text name="title" label="Title" required />
        <Choice name="type" label="Type" of={['Villas', 'Apartments', 'Townhouses']} />
        <Text name="price" label="Price" required />
        <Text name="location" label="Location" required />
        <Picture name="image" label="Image" />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          Image: picture('image'),
          Title: 'title',
          Type: 'type',
          Price: 'price',
          Location: 'location',
        }}
      />
    </EditorScreen>
  );
}
