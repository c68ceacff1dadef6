import * as documents from '../../../../schema/documents/admin/graphql.ts';
import { paths } from '../../../paths.ts';
import { publicationFields } from '../../editor/publication.tsx';
import { picture } from '../../editor/fields/picture.tsx';
import { paragraphs, text } from '../../editor/fields/text.tsx';
import { EditorScreen } from '../../editor/editor-screen.tsx';
import { EditorForm } from '../../editor/form/editor-form.tsx';
import { clampedText, pictureCell } from '../../editor/list/list-table.tsx';
import { RowTable } from '../../editor/list/row-table.tsx';
import { pageUrl, defineCollection } from '../../editor/collection.ts';
import { useEditor } from '../../editor/use-editor.ts';
import * as labels from '../labels.ts';
import * as messages from './messages.ts';

const categories = defineCollection({
  name: 'categories',
  labels: { new: () => labels.newCategory, view: () => labels.viewCategory, title: ({ title }) => title },
  isPublishable: true,
  page: pageUrl(paths.category),
  sorts: ['TITLE'],
  documents: {
    list: documents.CategoriesDocument,
    read: documents.CategoryDocument,
    create: documents.CreateCategoryDocument,
    update: documents.UpdateCategoryDocument,
    remove: documents.DeleteCategoriesDocument,
    restore: documents.RestoreCategoriesDocument,
    revert: documents.RestoreCategoryVersionDocument,
  },
  fields: {
    title: text({ label: () => labels.title, required: true }),
    description: paragraphs({ label: () => labels.description, required: true }),
    ...picture({ name: 'image', label: () => labels.image }),
    ...publicationFields,
  },
});

/** Categories of homes on the home page. */
export function Component() {
  const editor = useEditor(categories, {
    confirmRemove: labels.confirmDelete,
    empty: messages.categoriesEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.categoriesTitle}>
      <EditorForm editor={editor} add={labels.addCategory} update={labels.updateCategory} />
      <RowTable
        editor={editor}
        columns={{
          [labels.image]: pictureCell('image'),
          [labels.title]: 'title',
          [labels.description]: clampedText('description'),
        }}
      />
    </EditorScreen>
  );
}
