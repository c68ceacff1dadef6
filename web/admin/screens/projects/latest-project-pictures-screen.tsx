import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { fieldsOf } from '../../editor/fields.tsx';
import { GalleryScreen } from '../../editor/gallery-screen.tsx';
import { records } from '../../editor/records.ts';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const latestProjectPictures = records({
  one: 'picture',
  collection: 'latestProjectPictures',
  title: ({ title }) => title,
  page: ({ latestProjectId }) => generatePath(paths.latestProject, { id: latestProjectId }),
  within: documents.LatestProjectPicturesWithinDocument,
  read: documents.LatestProjectPictureDocument,
  create: documents.CreateLatestProjectPictureDocument,
  update: documents.UpdateLatestProjectPictureDocument,
  remove: documents.DeleteLatestProjectPicturesDocument,
  restore: documents.RestoreLatestProjectPicturesDocument,
  revert: documents.RestoreLatestProjectPictureVersionDocument,
  reorder: sortable(documents.ReorderLatestProjectPicturesDocument),
});

const choices = {
  search: documents.LatestProjectChoicesDocument,
  one: documents.LatestProjectChoiceDocument,
};
const { Within, Text, Paragraphs, Picture } = fieldsOf(latestProjectPictures);

const texts = {
  confirmRemove: labels.confirmDelete,
  empty: messages.latestProjectPicturesEmpty,
  saveFailed: null,
};

/** The gallery of a latest project, in the order in which visitors see it. */
export function Component() {
  return (
    <GalleryScreen
      records={latestProjectPictures}
      texts={texts}
      title={messages.latestProjectPicturesTitle}
      add={labels.addImage}
      update={labels.updateImage}
      parent={{ label: labels.project, choices, failed: messages.latestProjectPicturesParentsLoadFailed }}
      first={messages.latestProjectPicturesSelectFirst}
      heading={(row) => row.title}
    >
      <Within
        name="latestProjectId"
        label={labels.project}
        missing={messages.latestProjectPicturesParentMissing}
      />
      <Text name="title" label={labels.title} required />
      <Paragraphs name="description" label={labels.description} />
      <Picture name="image" label={labels.image} several />
    </GalleryScreen>
  );
}
