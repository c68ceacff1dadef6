import { generatePath } from 'react-router-dom';
import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { fieldsOf } from '../../editor/fields.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { picture } from '../../editor/list/list-table.tsx';
import { sortable } from '../../editor/list/order/sortable-rows.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { PublicationFields } from '../../editor/publication.tsx';
import { records } from '../../editor/records.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import { AccountField } from './account-field.tsx';
import * as messages from './messages.ts';

const people = records({
  one: 'person',
  collection: 'people',
  title: ({ name }) => name,
  page: ({ slug }) => generatePath(paths.teamMember, { name: slug }),
  sorts: ['NAME', 'POSITION'],
  list: documents.PeopleDocument,
  read: documents.PersonDocument,
  create: documents.CreatePersonDocument,
  update: documents.UpdatePersonDocument,
  remove: documents.DeletePeopleDocument,
  restore: documents.RestorePeopleDocument,
  revert: documents.RestorePersonVersionDocument,
  reorder: sortable(documents.ReorderPeopleDocument),
});

const { Text, Paragraphs, Lines, Picture } = fieldsOf(people);

const texts = { confirmRemove: labels.confirmDelete, empty: messages.empty, saveFailed: null };

/** The people of the team, in the order in which visitors see them. */
export function Component() {
  const editor = useEditor(people, texts);
  return (
    <EditorScreen title={messages.title}>
      <EditorForm editor={editor} add={messages.add} update={messages.update}>
        <Text name="name" label={messages.name} required />
        <Text name="slug" label={messages.slug} />
        <Text name="position" label={messages.position} />
        <Picture name="portrait" label={messages.portrait} />
        <Text name="introduction" label={messages.introduction} />
        <Paragraphs name="biography" label={messages.biography} />
        <Lines name="languages" label={messages.languages} />
        <Lines name="subjects" label={messages.subjects} />
        <Text name="phone" label={messages.phone} />
        <Text name="whatsApp" label={messages.whatsApp} />
        <Text name="email" label={messages.email} />
        <Text name="brn" label={messages.brn} />
        <Lines name="profiles" label={messages.profiles} />
        <AccountField />
        <PublicationFields />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          [messages.portrait]: picture('portrait'),
          [messages.name]: 'name',
          [messages.position]: 'position',
          [messages.phone]: 'phone',
        }}
      />
    </EditorScreen>
  );
}
