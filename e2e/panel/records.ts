import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { soon } from '../site/visitor.ts';
import { Editor } from './editor.ts';
import type { Screen } from './screen.ts';
import { answer, count, cutOff, goOffline, openSignedIn, said } from './staff.ts';

/** What stands beneath a form that could not leave the browser. */
const UNSAVED = 'Nothing was saved. The server cannot be reached. Try again.';

/** What staff do all day, on these screens: add, change, delete, and find out why something was not saved. */
export function recordsOn(screens: readonly Screen[]): void {
  describe.each(screens.map((screen, place) => ({ ...screen, place })))('$entry', ({ place, ...screen }) => {
    test('adds a record that visitors see, changes it, deletes it and brings it back', async () => {
      const { add, update, words, prompt } = screen;
      const page = await openSignedIn();
      const editor = new Editor(page, screen);
      await editor.open();
      const { name } = editor;
      const changed = `${name} Still`;

      await editor.openForm();
      if (screen.choice) expect(await editor.field(screen.choice[0]).inputValue()).toBe('Villas');
      await editor.fill();
      await editor.choosePicture(600 + place);
      await editor.button(add).click();
      await said(page, screen.added ?? 'Added.');
      await editor.row(name).waitFor();
      await editor.isClear();
      const picture = await editor.pictureIn(editor.row(name));
      const seen = await editor.publicPage();
      expect([seen.includes(name), seen.includes(picture)]).toEqual([true, true]);

      await editor.press('Edit', name);
      await editor.button(update).waitFor();
      await soon(() => editor.typed(), { ...words });
      await editor.field(Object.keys(words)[0]!).fill('Never saved');
      await editor.button('Cancel').click();
      await editor.isClear();
      await editor.row(name).waitFor();

      await editor.press('Edit', name);
      await soon(() => editor.typed(), { ...words });
      await editor.field(Object.keys(words)[0]!).fill(changed);
      await editor.button(update).click();
      await said(page, screen.updated ?? 'Saved.');
      await editor.row(changed).waitFor();
      await editor.isClear();
      expect(await editor.pictureIn(editor.row(changed))).toBe(picture);
      expect(await editor.publicPage()).toContain(changed);

      await editor.press('Delete', changed);
      await answer(page, prompt, 'Cancel');
      await editor.row(changed).waitFor();
      await editor.press('Delete', changed);
      await answer(page, prompt, 'Delete');
      await count(editor.row(changed), 0);
      expect(await editor.publicPage()).not.toContain(changed);
      await page.getByRole('button', { name: 'Undo' }).click();
      await editor.row(changed).waitFor();
      expect(await editor.pictureIn(editor.row(changed))).toBe(picture);
      expect(await editor.publicPage()).toContain(picture);
    });

    test('says what is missing and what failed, and keeps what was typed', async () => {
      const { add, words, failed, missing, stillMissing, prompt, parent } = screen;
      const page = await openSignedIn({ troubled: 'net::ERR_' });
      const editor = new Editor(page, screen);

      let connect = await cutOff(page);
      await editor.open();
      await said(page, failed.load ?? 'The list could not be loaded.');
      if (failed.choices) await page.getByText(failed.choices, { exact: true }).first().waitFor();
      await connect();
      await page.getByRole('button', { name: 'Try again' }).click();
      await editor.rows.first().waitFor();

      await editor.openForm();
      await editor.button(add).click();
      await tells(page, stillMissing ?? missing);
      await standsWhereItIsTyped(editor);
      await editor.fill();
      await editor.choosePicture(700 + place);
      connect = await goOffline(page);
      await editor.button(add).click();
      await said(page, failed.save ?? UNSAVED);
      await editor.form.getByText(UNSAVED, { exact: true }).waitFor();
      await count(page.getByRole('alert'), failed.save ? 2 : 1); // beneath the form, and aloud
      expect(await editor.typed()).toEqual(words);
      await editor.form.getByText('villa_noon.jpg').waitFor();
      await connect();
      await editor.button(add).click();
      await editor.row(editor.name).waitFor();

      connect = await cutOff(page);
      await editor.press('Delete', editor.name);
      await answer(page, prompt, 'Delete');
      await said(page, failed.remove ?? 'Could not delete the ');
      await editor.row(editor.name).waitFor();
      await connect();

      if (parent?.chosenIn !== 'screen') return;
      await editor.open({ chosen: false });
      if (await editor.form.isVisible()) await editor.button(add).click();
      await tells(page, missing);
    });
  });
}

/** Types with pauses into the first field of a form that was refused: not a letter of it goes to another. */
async function standsWhereItIsTyped(editor: Editor): Promise<void> {
  const [label, ...others] = Object.keys(editor.screen.words) as [string, ...string[]];
  await editor.field(label).click();
  await editor.page.keyboard.type('By hand', { delay: 40 });
  const empty = others.map((other) => [other, '']);
  expect(await editor.typed()).toEqual(Object.fromEntries([[label, 'By hand'], ...empty]));
}

/** Waits until each of these sentences stands on the screen. */
async function tells(page: Page, sentences: readonly string[]): Promise<void> {
  const place = page.getByRole('main').or(page.getByRole('dialog'));
  for (const sentence of sentences) await place.getByText(sentence, { exact: true }).first().waitFor();
}
