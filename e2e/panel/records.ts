import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectEventually } from '../site/visitor.ts';
import { Editor } from './editor.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { confirmDialog, expectCount, blockApi, goOffline, openSignedIn, expectAnnounced } from './staff.ts';

/** The error under a form that failed to send. */
const UNSAVED = 'Nothing was saved. The server cannot be reached. Try again.';

/**
 * One screen of each kind, and every screen with error messages of its own: a dialog, a table with a choice, galleries whose
 * parent is chosen on the screen or in the form, and a listing.
 */
const ARCHETYPES: readonly string[] = [
  'Banner',
  'LxyProperty',
  'apartment for sale details',
  'villa for rent details',
  'apartment for rent details',
  'villa for sale',
];

/** Tests adding, changing, deleting and failing on one screen of each kind, and adding and deleting on the others. */
export function recordTests(): void {
  const screens = SCREENS.map((screen, index) => ({ ...screen, index }));
  const isArchetype = ({ entry }: Screen) => ARCHETYPES.includes(entry);

  describe.each(screens.filter((screen) => !isArchetype(screen)))('$entry', ({ index, ...screen }) => {
    test('reports missing values, adds a record that visitors see, opens it and deletes it', async () => {
      const { add, update, words, missing, stillMissing, prompt } = screen;
      const page = await openSignedIn();
      const editor = new Editor(page, screen);
      await editor.open();
      await editor.openForm();
      await editor.button(add).click();
      await expectTexts(page, stillMissing ?? missing);

      await editor.fill();
      await editor.choosePicture(600 + index);
      await editor.button(add).click();
      await expectAnnounced(page, screen.added ?? 'Added.');
      await editor.row(editor.name).waitFor();
      const picture = await editor.pictureIn(editor.row(editor.name));
      const html = await editor.publicPage();
      expect([html.includes(editor.name), html.includes(picture)]).toEqual([true, true]);

      await editor.press('Edit', editor.name);
      await editor.button(update).waitFor();
      await expectEventually(() => editor.typed(), { ...words });
      await editor.button('Cancel').click();
      await editor.isClear();
      await editor.press('Delete', editor.name);
      await confirmDialog(page, prompt, 'Delete');
      await expectCount(editor.row(editor.name), 0);
      expect(await editor.publicPage()).not.toContain(editor.name);

      if (screen.parent?.chosenIn !== 'screen') return;
      await editor.open({ chosen: false });
      if (await editor.form.isVisible()) await editor.button(add).click();
      await expectTexts(page, missing);
    });
  });

  describe.each(screens.filter(isArchetype))('$entry', ({ index, ...screen }) => {
    test('adds a record that visitors see, changes it, deletes it and restores it', async () => {
      const { add, update, words, prompt } = screen;
      const page = await openSignedIn();
      const editor = new Editor(page, screen);
      await editor.open();
      const { name } = editor;
      const changed = `${name} Still`;

      await editor.openForm();
      if (screen.choice) expect(await editor.field(screen.choice[0]).inputValue()).toBe('Villas');
      await editor.fill();
      await editor.choosePicture(600 + index);
      await editor.button(add).click();
      await expectAnnounced(page, screen.added ?? 'Added.');
      await editor.row(name).waitFor();
      await editor.isClear();
      const picture = await editor.pictureIn(editor.row(name));
      const seen = await editor.publicPage();
      expect([seen.includes(name), seen.includes(picture)]).toEqual([true, true]);

      await editor.press('Edit', name);
      await editor.button(update).waitFor();
      await expectEventually(() => editor.typed(), { ...words });
      await editor.field(Object.keys(words)[0]!).fill('Never saved');
      await editor.button('Cancel').click();
      await editor.isClear();
      await editor.row(name).waitFor();

      await editor.press('Edit', name);
      await expectEventually(() => editor.typed(), { ...words });
      await editor.field(Object.keys(words)[0]!).fill(changed);
      await editor.button(update).click();
      await expectAnnounced(page, screen.updated ?? 'Saved.');
      await editor.row(changed).waitFor();
      await editor.isClear();
      expect(await editor.pictureIn(editor.row(changed))).toBe(picture);
      expect(await editor.publicPage()).toContain(changed);

      await editor.press('Delete', changed);
      await confirmDialog(page, prompt, 'Cancel');
      await editor.row(changed).waitFor();
      await editor.press('Delete', changed);
      await confirmDialog(page, prompt, 'Delete');
      await expectCount(editor.row(changed), 0);
      expect(await editor.publicPage()).not.toContain(changed);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await editor.row(changed).waitFor();
      expect(await editor.pictureIn(editor.row(changed))).toBe(picture);
      expect(await editor.publicPage()).toContain(picture);
    });

    test('reports missing values and failed requests, and keeps what was typed', async () => {
      const { add, words, failed, missing, stillMissing, prompt, parent } = screen;
      const page = await openSignedIn({ allowedErrors: 'net::ERR_' });
      const editor = new Editor(page, screen);

      let connect = await blockApi(page);
      await editor.open();
      await expectAnnounced(page, failed.load ?? 'The list could not be loaded.');
      if (failed.choices) await page.getByText(failed.choices, { exact: true }).first().waitFor();
      await connect();
      await page.getByRole('button', { name: 'Try again' }).click();
      await editor.rows.first().waitFor();

      await editor.openForm();
      await editor.button(add).click();
      await expectTexts(page, stillMissing ?? missing);
      await expectTypingInFirstField(editor);
      await editor.fill();
      await editor.choosePicture(700 + index);
      connect = await goOffline(page);
      await editor.button(add).click();
      await expectAnnounced(page, failed.save ?? UNSAVED);
      await editor.form.getByText(UNSAVED, { exact: true }).waitFor();
      await expectCount(page.getByRole('alert'), failed.save ? 2 : 1); // below the form, and as a notification
      expect(await editor.typed()).toEqual(words);
      await editor.form.getByText('villa_noon.jpg').waitFor();
      await connect();
      await editor.button(add).click();
      await editor.row(editor.name).waitFor();

      connect = await blockApi(page);
      await editor.press('Delete', editor.name);
      await confirmDialog(page, prompt, 'Delete');
      await expectAnnounced(page, failed.remove ?? 'Could not delete the ');
      await editor.row(editor.name).waitFor();
      await connect();

      if (parent?.chosenIn !== 'screen') return;
      await editor.open({ chosen: false });
      if (await editor.form.isVisible()) await editor.button(add).click();
      await expectTexts(page, missing);
    });
  });
}

/** Types slowly into the first field of a rejected form and expects all letters in it. */
async function expectTypingInFirstField(editor: Editor): Promise<void> {
  const [label, ...others] = Object.keys(editor.screen.words) as [string, ...string[]];
  await editor.field(label).click();
  await editor.page.keyboard.type('By hand', { delay: 40 });
  const empty = others.map((other) => [other, '']);
  expect(await editor.typed()).toEqual(Object.fromEntries([[label, 'By hand'], ...empty]));
}

/** Waits until each of these texts is on the screen. */
async function expectTexts(page: Page, sentences: readonly string[]): Promise<void> {
  const place = page.getByRole('main').or(page.getByRole('dialog'));
  for (const sentence of sentences) await place.getByText(sentence, { exact: true }).first().waitFor();
}
