import { describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../site/axe.ts';
import { focusedName, expectEventually, setOffline } from '../site/visitor.ts';
import { Editor } from './editor.ts';
import { SCREENS } from './screens.ts';
import { pictureFile, expectAnnounced, openScreen } from './staff.ts';

const VILLAS = SCREENS.find(({ path }) => path === '/admin/villasale')!;
const FILE_CHANGED = 'The picture was changed or moved after it was chosen. Choose it again.';
const REMOVAL_PENDING = 'The picture will be removed when you save.';

/** Tests of removing an optional picture. */
export function pictureRemovalTests(): void {
  describe('a stored picture', () => {
    test('is removed with the keyboard when the record is saved, also from the public page', async () => {
      const page = await openScreen(VILLAS.path);
      page.on('dialog', (dialog) => void dialog.accept()); // the beforeunload confirmation
      const editor = new Editor(page, VILLAS);
      const { name } = editor;
      await editor.openForm();
      await editor.fill();
      await editor.choosePicture(550);
      await editor.button(VILLAS.add).click();
      const picture = await editor.waitForPicture(editor.row(name));
      expect(await editor.fetchPublicPage()).toContain(picture);

      await editor.clickAction('Edit', name);
      await editor.button('Remove picture').press('Enter');
      await expectAnnounced(page, REMOVAL_PENDING);
      await expectEventually(() => focusedName(page), 'Keep picture');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expectEventually(() => focusedName(page), 'Remove picture');
      await page.keyboard.press('Enter');
      await page.reload();
      await expectAnnounced(page, REMOVAL_PENDING);
      await editor.waitForPicture(editor.row(name));

      await editor.button(VILLAS.update).click();
      await expectAnnounced(page, 'Saved.');
      await editor.row(name).getByText('No Image').waitFor();
      const html = await editor.fetchPublicPage();
      expect([html.includes(name), html.includes(picture)]).toEqual([true, false]);
    });
  });
}

/** Tests of a file that changes on disk after it was chosen. */
export function changedFileTests(): void {
  describe('a chosen picture', () => {
    test('that changed on disk is reported, and is stored when it is chosen again', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'marsa-picture-'));
      const path = join(folder, 'terrace.jpg');
      try {
        await writeFile(path, (await pictureFile('villa_noon', 560)).buffer);
        const page = await openScreen(VILLAS.path, {
          allowedErrors: /net::ERR_(UPLOAD_FILE_CHANGED|INTERNET_DISCONNECTED)/,
        });
        const editor = new Editor(page, VILLAS);
        await editor.fill();
        const chooseFile = async (button: string) => {
          const chooser = page.waitForEvent('filechooser');
          await editor.button(button).click();
          await (await chooser).setFiles(path);
        };
        await setOffline(page, true); // so that the file is read later
        await chooseFile('Choose picture');
        await editor.form.getByText('The server cannot be reached. Try again.').waitFor();
        await page.waitForTimeout(1100); // the browser compares modification times in seconds
        await writeFile(path, (await pictureFile('villa_noon', 570)).buffer);
        await setOffline(page, false);
        await editor.form.getByText(FILE_CHANGED, { exact: true }).waitFor();
        await editor.button(VILLAS.add).click();
        expect(await editor.form.getByText(FILE_CHANGED, { exact: true }).count()).toBe(1);
        await chooseFile('Change picture');
        await editor.form.getByText(FILE_CHANGED, { exact: true }).waitFor({ state: 'detached' });
        await editor.button(VILLAS.add).click();
        await editor.waitForPicture(editor.row(editor.name));
      } finally {
        await rm(folder, { recursive: true });
      }
    });
  });
}
