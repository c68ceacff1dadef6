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

const latestProjectPictures = defineCollection({
  name: 'latestProjectPictures',
  labels: { new: () => labels.newPicture, view: () => labels.viewPicture, title: ({ title }) => title },
  page: ({ latestProjectId }) => generatePath(paths.latestProject, { id: latestProjectId }),
  documents: {
    byParent: documents.LatestProjectPicturesWithinDocument,
    read: documents.LatestProjectPictureDocument,
    create: documents.CreateLatestProjectPictureDocument,
    update: documents.UpdateLatestProjectPictureDocument,
    remove: documents.DeleteLatestProjectPicturesDocument,
    restore: documents.RestoreLatestProjectPicturesDocument,
    revert: documents.RestoreLatestProjectPictureVersionDocument,
    reorder: sortable(documents.ReorderLatestProjectPicturesDocument),
  },
  fields: {
    latestProjectId: screenParent({
      label: () => labels.project,
      missing: () => messages.latestProjectPicturesParentMissing,
    }),
    title: text({ label: () => labels.title, required: true }),
    description: paragraphs({ label: () => labels.description }),
    ...picture({ name: 'image', label: () => labels.image, several: true }),
  },
});

const choices = {
  search: documents.LatestProjectChoicesDocument,
  byId: documents.LatestProjectChoiceDocument,
};
const texts = () => ({
  confirmRemove: labels.confirmDelete,
  empty: messages.latestProjectPicturesEmpty,
  saveFailed: null,
});

/** The gallery of a latest project, in the order in which visitors see it. */
export function Component() {
  return (
    <GalleryScreen
      collection={latestProjectPictures}
      texts={texts()}
      title={messages.latestProjectPicturesTitle}
      add={labels.addImage}
      update={labels.updateImage}
      parent={{
        label: labels.project,
        placeholder: labels.selectProject,
        choices,
        failed: messages.latestProjectPicturesParentsLoadFailed,
      }}
      first={messages.latestProjectPicturesSelectFirst}
      heading={(row) => row.title}
    />
  );
}
