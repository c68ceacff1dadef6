import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { fieldsOf } from '../../editor/fields.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { clampedText, picture } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { PublicationFields } from '../../editor/publication.tsx';
import { pageUrl, records } from '../../editor/records.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const categories = records({
  one: 'category',
  collection: 'categories',
  title: ({ title }) => title,
  isPublishable: true,
  page: pageUrl(paths.category),
  sorts: ['TITLE'],
  list: documents.CategoriesDocument,
  read: documents.CategoryDocument,
  create: documents.CreateCategoryDocument,
  update: documents.UpdateCategoryDocument,
  remove: documents.DeleteCategoriesDocument,
  restore: documents.RestoreCategoriesDocument,
  revert: documents.RestoreCategoryVersionDocument,
});

const { Text, Paragraphs, Picture } = fieldsOf(categories);

/** Categories of homes on the home page. */
export function Component() {
  const editor = useEditor(categories, {
    confirmRemove: labels.confirmDelete,
    empty: messages.categoriesEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.categoriesTitle}>
      <EditorForm editor={editor} add={labels.addCategory} update={labels.updateCategory}>
        <Text name="title" label={labels.title} required />
        <Paragraphs name="description" label={labels.description} required />
        <Picture name="image" label={labels.image} />
        <PublicationFields />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          [labels.image]: picture('image'),
          [labels.title]: 'title',
          [labels.description]: clampedText('description'),
        }}
      />
    </EditorScreen>
  );
}
