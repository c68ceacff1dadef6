import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { publicationFields } from '../../editor/publication.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { lines, paragraphs, text } from '../../editor/fields/text.tsx';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { pictureCell } from '../../editor/list/list-table.tsx';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { defineCollection } from '../../editor/collection.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import { account } from './account-field.tsx';
import * as messages from './messages.ts';

const people = defineCollection({
  name: 'people',
  labels: { new: () => messages.newPerson, view: () => messages.view, title: ({ name }) => name },
  page: ({ slug }) => generatePath(paths.teamMember, { name: slug }),
  sorts: ['NAME', 'POSITION'],
  documents: {
    list: documents.PeopleDocument,
    read: documents.PersonDocument,
    create: documents.CreatePersonDocument,
    update: documents.UpdatePersonDocument,
    remove: documents.DeletePeopleDocument,
    restore: documents.RestorePeopleDocument,
    revert: documents.RestorePersonVersionDocument,
    reorder: sortable(documents.ReorderPeopleDocument),
  },
  fields: {
    name: text({ label: () => messages.name, required: true }),
    slug: text({ label: () => messages.slug }),
    position: text({ label: () => messages.position }),
    ...picture({ name: 'portrait', label: () => messages.portrait }),
    introduction: text({ label: () => messages.introduction }),
    biography: paragraphs({ label: () => messages.biography }),
    languages: lines({ label: () => messages.languages }),
    subjects: lines({ label: () => messages.subjects }),
    phone: text({ label: () => messages.phone }),
    whatsApp: text({ label: () => messages.whatsApp }),
    email: text({ label: () => messages.email }),
    brn: text({ label: () => messages.brn }),
    profiles: lines({ label: () => messages.profiles }),
    accountId: account,
    ...publicationFields,
  },
});

const texts = () => ({ confirmRemove: labels.confirmDelete, empty: messages.empty, saveFailed: null });

/** The people of the team, in the order in which visitors see them. */
export function Component() {
  const editor = useEditor(people, texts());
  return (
    <EditorScreen title={messages.title}>
      <EditorForm editor={editor} add={messages.add} update={messages.update} />
      <RowTable
        editor={editor}
        columns={{
          [messages.portrait]: pictureCell('portrait'),
          [messages.name]: 'name',
          [messages.position]: 'position',
          [messages.phone]: 'phone',
        }}
      />
    </EditorScreen>
  );
}
