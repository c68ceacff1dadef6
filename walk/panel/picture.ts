import { describe, expect, test } from '@jest/globals';
import { focused, soon } from '../site/visitor.ts';
import { Editor } from './editor.ts';
import { fits } from './everyone.ts';
import { SCREENS } from './screens.ts';
import { said, work } from './staff.ts';

const VILLAS = SCREENS.find(({ path }) => path === '/admin/villasale')!;
const GOING = 'The picture will be removed when you save.';

/** A picture that a record need not have is taken away again. */
export function takingAPictureAway(): void {
  describe('a stored picture', () => {
    test('is removed by the keyboard with the next saving, and visitors see it no more', async () => {
      const page = await work(VILLAS.path);
      page.on('dialog', (dialog) => void dialog.accept()); // the browser's own question
      const editor = new Editor(page, VILLAS);
      const { name } = editor;
      await editor.openForm();
      await editor.fill();
      await editor.choosePicture(550);
      await editor.button(VILLAS.add).click();
      const picture = await editor.pictureIn(editor.row(name));
      expect(await editor.publicPage()).toContain(picture);

      await editor.press('Edit', name);
      await editor.button('Remove picture').press('Enter');
      await said(page, GOING);
      await soon(() => focused(page), 'Keep picture');
      await fits(page);
      await page.keyboard.press('Enter');
      await soon(() => focused(page), 'Remove picture');
      await page.keyboard.press('Enter');
      await page.reload();
      await said(page, GOING);
      await editor.pictureIn(editor.row(name));

      await editor.button(VILLAS.update).click();
      await said(page, 'Saved.');
      await editor.row(name).getByText('No Image').waitFor();
      const seen = await editor.publicPage();
      expect([seen.includes(name), seen.includes(picture)]).toEqual([true, false]);
    });
  });
}
