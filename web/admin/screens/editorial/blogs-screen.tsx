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

const blogs = records({
  one: 'blog',
  collection: 'blogs',
  title: ({ title }) => title,
  isPublishable: true,
  page: pageUrl(paths.blog),
  sorts: ['TITLE'],
  list: documents.BlogsDocument,
  read: documents.BlogDocument,
  create: documents.CreateBlogDocument,
  update: documents.UpdateBlogDocument,
  remove: documents.DeleteBlogsDocument,
  restore: documents.RestoreBlogsDocument,
  revert: documents.RestoreBlogVersionDocument,
});

const { Text, Paragraphs, Picture } = fieldsOf(blogs);

/** Posts of the blog; each line of the description is a paragraph. */
export function Component() {
  const editor = useEditor(blogs, {
    confirmRemove: labels.confirmDelete,
    empty: messages.blogsEmpty,
    saveFailed: null,
  });
  return (
    <EditorScreen title={messages.blogsTitle}>
      <EditorForm editor={editor} add={labels.addBlog} update={labels.updateBlog}>
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
