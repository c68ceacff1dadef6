import { generatePath } from 'react-router-dom';
import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { fieldsOf } from '../editor/fields.tsx';
import { GalleryScreen } from '../editor/gallery-screen.tsx';
import { records } from '../editor/records.ts';
import { sortable } from '../editor/list/order/sortable.ts';

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
  confirmRemove: 'Are you sure?',
  empty: 'No gallery images found for this project.',
  saveFailed: null,
};

/** The gallery of a latest project, in the order in which visitors see it. */
export function Component() {
  return (
    <GalleryScreen
      records={latestProjectPictures}
      texts={texts}
      title="Admin - Latest Project Gallery"
      add="Add Image"
      update="Update Image"
      parent={{ label: 'Project', choices, failed: 'The projects could not be loaded.' }}
      first="Select a project to see its gallery."
      heading={(row) => row.title}
    >
      <Within name="latestProjectId" label="Project" missing="Select a project first!" />
      <Text name="title" label="Title" required />
      <Paragraphs name="description" label="Description" />
      <Picture name="image" label="Image" several />
    </GalleryScreen>
  );
}
