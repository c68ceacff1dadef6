import { generatePath } from 'react-router-dom';
import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { fieldsOf } from '../editor/fields.tsx';
import { GalleryScreen } from '../editor/gallery-screen.tsx';
import { records } from '../editor/records.ts';
import { sortable } from '../editor/list/order/sortable.ts';

const propertyPictures = records({
  one: 'picture',
  collection: 'propertyPictures',
  title: ({ title, id }) => title ?? `Picture ${id}`,
  page: ({ propertyId }) => generatePath(paths.property, { id: propertyId }),
  within: documents.PropertyPicturesWithinDocument,
  read: documents.PropertyPictureDocument,
  create: documents.CreatePropertyPictureDocument,
  update: documents.UpdatePropertyPictureDocument,
  remove: documents.DeletePropertyPicturesDocument,
  restore: documents.RestorePropertyPicturesDocument,
  revert: documents.RestorePropertyPictureVersionDocument,
  reorder: sortable(documents.ReorderPropertyPicturesDocument),
});

const choices = { search: documents.PropertyChoicesDocument, one: documents.PropertyChoiceDocument };
const { Within, Text, Paragraphs, Picture } = fieldsOf(propertyPictures);

const texts = {
  confirmRemove: 'Are you sure?',
  empty: 'No gallery images found for this property.',
  saveFailed: null,
};

/** The gallery of a property, in the visitors' order. */
export function Component() {
  return (
    <GalleryScreen
      records={propertyPictures}
      texts={texts}
      title="Admin - Property Gallery"
      add="Add Image"
      update="Update Image"
      parent={{ label: 'Property', choices, failed: 'The properties could not be loaded.' }}
      first="Select a property to see its gallery."
      heading={(row) => row.title}
    >
      <Within name="propertyId" label="Property" missing="Select a property first!" />
      <Text name="title" label="Title" />
      <Paragraphs name="description" label="Description" />
      <Picture name="image" label="Image" required missing="Please upload an image!" several />
    </GalleryScreen>
  );
}
