import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { fieldsOf } from '../../editor/fields.tsx';
import { GalleryScreen } from '../../editor/gallery-screen.tsx';
import { records } from '../../editor/records.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const propertyPictures = records({
  one: 'picture',
  collection: 'propertyPictures',
  title: ({ title, id }) => title ?? messages.propertyPicturesUntitled(id),
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
  confirmRemove: labels.confirmDelete,
  empty: messages.propertyPicturesEmpty,
  saveFailed: null,
};

/** The gallery of a property, in the visitors' order. */
export function Component() {
  return (
    <GalleryScreen
      records={propertyPictures}
      texts={texts}
      title={messages.propertyPicturesTitle}
      add={labels.addImage}
      update={labels.updateImage}
      parent={{ label: labels.property, choices, failed: messages.propertyPicturesParentsLoadFailed }}
      first={messages.propertyPicturesSelectFirst}
      heading={(row) => row.title}
    >
      <Within name="propertyId" label={labels.property} missing={messages.propertyPicturesParentMissing} />
      <Text name="title" label={labels.title} />
      <Paragraphs name="description" label={labels.description} />
      <Picture name="image" label={labels.image} required missing={labels.imageMissing} several />
    </GalleryScreen>
  );
}
