import { describe, expect, test } from '@jest/globals';
import { expectAccessible } from '../site/axe.ts';
import { focusedName, expectEventually } from '../site/visitor.ts';
import { Editor } from './editor.ts';
import { SCREENS } from './screens.ts';
import { confirmDialog, expectAnnounced, openScreen } from './staff.ts';

const BLOGS = SCREENS.find(({ path }) => path === '/admin/blogs')!;

/** Tests of the history of a record. */
export function historyTests(): void {
  describe('the history of a record', () => {
    test('opens with the keyboard; a restored version has its picture and is published', async () => {
      const page = await openScreen(BLOGS.path);
      const editor = new Editor(page, BLOGS);
      const { name } = editor;
      const history = page.getByRole('dialog', { name: /^History of / });
      const versions = history.getByRole('listitem');
      const change = async (from: string, to: string, width: number) => {
        await editor.clickAction('Edit', from);
        await expectEventually(() => editor.field('Title').inputValue(), from);
        await editor.field('Title').fill(to);
        await editor.choosePicture(width);
        await editor.button(BLOGS.update).click();
        await editor.row(to).waitFor();
        await editor.waitUntilClear();
      };
      await editor.openForm();
      await editor.fill();
      await editor.choosePicture(560);
      await editor.button(BLOGS.add).click();
      await editor.row(name).waitFor();
      const picture = await editor.waitForPicture(editor.row(name));
      await change(name, `${name}, once more`, 561);
      await change(`${name}, once more`, `${name}, at last`, 562);

      await editor.clickAction('Edit', `${name}, at last`);
      await editor.button('History').press('Enter');
      await history.getByText('There are no older versions.').waitFor();
      const newest = versions.first();
      expect(await newest.locator('del mark, ins mark').allInnerTexts()).toEqual(['once more', 'at last']);
      for (const name of ['Before', 'After']) {
        const img = newest.getByRole('img', { name });
        await expectEventually(
          () => img.evaluate((element: HTMLImageElement) => element.naturalWidth > 0),
          true,
        );
      }
      await expectAccessible(page, [360, 768, 1440]);
      await page.keyboard.press('Escape');
      await expectEventually(() => focusedName(page), 'History');

      await editor.field('Title').fill('Half a title');
      await editor.button('History').click();
      await versions.last().getByRole('button', { name: 'Revert to this version' }).click();
      await confirmDialog(page, 'Revert to this version and discard your unsaved changes?', 'Revert');
      await expectAnnounced(page, `“${name}” was reverted.`);
      await expectEventually(() => editor.field('Title').inputValue(), name);
      await editor.row(name).waitFor();
      expect(await editor.waitForPicture(editor.row(name))).toBe(picture);
      const html = await editor.fetchPublicPage();
      expect([html.includes(picture), html.includes('at last')]).toEqual([true, false]);

      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await editor.row(`${name}, at last`).waitFor();
      await expectEventually(() => editor.field('Title').inputValue(), 'Half a title');
      expect(await editor.fetchPublicPage()).toContain(`${name}, at last`);
      await editor.button('Cancel').click();
    });
  });
}
