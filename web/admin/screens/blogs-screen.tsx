import * as documents from '../../../schema/documents/admin/graphql.ts';
import { paths } from '../../paths.ts';
import { EditorScreen } from '../editor/editor-screen.tsx';
import { fieldsOf } from '../editor/fields.tsx';
import { EditorForm } from '../editor/form/editor-form.tsx';
import { clampedText, picture } from '../editor/list/list-table.tsx';
import { RowTable } from '../editor/list/row-table.tsx';
import { pageUrl, records } from '../editor/records.ts';
import { useEditor } from '../editor/use-editor.ts';

const blogs = records({
  one: 'blog',
  collection: 'blogs',
  title: ({ title }) => title,
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
    confirmRemove: 'Are you sure?',
    empty: 'No blogs available.',
    saveFailed: null,
  });
  return (
    <EditorScreen title="Admin - Manage Blogs">
      <EditorForm editor={editor} add="Add Blog" update="Update Blog">
        <Text name="title" label="Title" required />
        <Paragraphs name="description" label="Description" required />
        <Picture name="image" label="Image" />
      </EditorForm>
      <RowTable
        editor={editor}
        columns={{
          Image: picture('image'),
          Title: 'title',
          Description: clampedText('description'),
        }}
      />
    </EditorScreen>
  );
}
