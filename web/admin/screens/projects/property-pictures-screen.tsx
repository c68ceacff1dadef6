import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { screenParent } from '../../editor/fields/parent.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { paragraphs, text } from '../../editor/fields/text.tsx';
import { GalleryScreen } from '../../editor/gallery-screen.tsx';
import { defineCollection } from '../../editor/collection.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const propertyPictures = defineCollection({
  name: 'propertyPictures',
  labels: {
    new: () => labels.newPicture,
    view: () => labels.viewPicture,
    title: ({ title, id }) => title ?? messages.propertyPicturesUntitled(id),
  },
  page: ({ propertyId }) => generatePath(paths.property, { id: propertyId }),
  documents: {
    byParent: documents.PropertyPicturesWithinDocument,
    read: documents.PropertyPictureDocument,
    create: documents.CreatePropertyPictureDocument,
    update: documents.UpdatePropertyPictureDocument,
    remove: documents.DeletePropertyPicturesDocument,
    restore: documents.RestorePropertyPicturesDocument,
    revert: documents.RestorePropertyPictureVersionDocument,
    reorder: sortable(documents.ReorderPropertyPicturesDocument),
  },
  fields: {
    propertyId: screenParent({
      label: () => labels.property,
      missing: () => messages.propertyPicturesParentMissing,
    }),
    title: text({ label: () => labels.title }),
    description: paragraphs({ label: () => labels.description }),
    ...picture({
      name: 'image',
      label: () => labels.image,
      required: true,
      missing: () => labels.imageMissing,
      several: true,
    }),
  },
});

const choices = { search: documents.PropertyChoicesDocument, byId: documents.PropertyChoiceDocument };
const texts = () => ({
  confirmRemove: labels.confirmDelete,
  empty: messages.propertyPicturesEmpty,
  saveFailed: null,
});

/** The gallery of a property, in the visitors' order. */
export function Component() {
  return (
    <GalleryScreen
      collection={propertyPictures}
      texts={texts()}
      title={messages.propertyPicturesTitle}
      add={labels.addImage}
      update={labels.updateImage}
      parent={{
        label: labels.property,
        placeholder: labels.selectProperty,
        choices,
        failed: messages.propertyPicturesParentsLoadFailed,
      }}
      first={messages.propertyPicturesSelectFirst}
      heading={(row) => row.title}
    />
  );
}
