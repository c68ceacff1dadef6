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

const blogs = defineCollection({
  name: 'blogs',
  labels: { new: () => labels.newBlog, view: () => labels.viewBlog, title: ({ title }) => title },
  isPublishable: true,
  page: pageUrl(paths.blog),
  sorts: ['TITLE'],
  documents: {
    list: documents.BlogsDocument,
    read: documents.BlogDocument,
    create: documents.CreateBlogDocument,
    update: documents.UpdateBlogDocument,
    remove: documents.DeleteBlogsDocument,
    restore: documents.RestoreBlogsDocument,
    revert: documents.RestoreBlogVersionDocument,
  },
  fields: {
    title: text({ label: () => labels.title, required: true }),
    description: paragraphs({ label: () => labels.description, required: true }),
    ...picture({ name: 'image', label: () => labels.image }),
    ...publicationFields,
  },
});

/** Posts of the blog; each line of the description is a paragraph. */
export function Component() {
  const editor = useEditor(blogs, {
    confirmRemove: labels.confirmDelete,
    empty: messages.blogsEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.blogsTitle}>
      <EditorForm editor={editor} add={labels.addBlog} update={labels.updateBlog} />
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
