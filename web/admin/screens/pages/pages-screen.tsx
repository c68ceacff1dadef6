import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { useFormSelector } from '../../editor/form/record-form.ts';
import { RowTable } from '../../editor/list/row-table.tsx';
import { defineCollection } from '../../editor/collection.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';
import { pageFields, PageInputs } from './page-fields.tsx';
import { pagePaths } from './page-paths.ts';
import { PagePreview } from './page-preview.tsx';
import './pages.css';

const sitePages = defineCollection({
  name: 'sitePages',
  labels: { view: () => messages.view, title: ({ title }) => title },
  page: ({ key }) => pagePaths[key],
  sorts: [] as documents.SitePageSort[],
  documents: {
    list: documents.SitePagesDocument,
    read: documents.SitePageDocument,
    update: documents.UpdateSitePageDocument,
    revert: documents.RestoreSitePageVersionDocument,
  },
  fields: {
    ...pageFields,
  },
});

type Page = documents.SitePageRowFragment;

/** True if a text differs from the default one. */
const isChanged = ({ lead, description, figures, text, callTitle, callText, callLabel }: Page): boolean =>
  [lead, description, figures, text, callTitle, callText, callLabel].some((value) => value !== null);

/** The texts of pages. An open page is beside its preview, which needs the space of the list. */
export function Component() {
  const editor = useEditor(sitePages, {
    confirmRemove: labels.confirmDelete,
    empty: messages.empty,
    saveFailed: null,
  });
  const { form, editing } = editor;
  const record = useFormSelector(form, (state) => state.record) as Page | null;
  return (
    <EditorScreen title={record ? messages.pageTitle(record.title) : messages.title}>
      {editing === null ? (
        <RowTable
          editor={editor}
          columns={{
            [messages.page]: 'title',
            [messages.texts]: (row) => (isChanged(row) ? messages.changedTexts : messages.defaultTexts),
          }}
        />
      ) : (
        <div className="page-editor">
          <EditorForm editor={editor} add={messages.update} update={messages.update}>
            <PageInputs />
          </EditorForm>
          {record && <PagePreview key={record.id} form={form} page={record} />}
        </div>
      )}
    </EditorScreen>
  );
}
