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

const screens = SCREENS.map((screen, index) => ({ ...screen, index }));
const isArchetype = ({ entry }: Screen) => ARCHETYPES.includes(entry);

/** Tests of adding and deleting on the screens that `archetypeTests` leaves out. */
export function otherScreenTests(): void {
  describe.each(screens.filter((screen) => !isArchetype(screen)))('$entry', ({ index, ...screen }) => {
    test('reports missing values, adds a record that visitors see, opens it and deletes it', async () => {
      const { add, update, values, requiredErrors, requiredErrorsWithParent, deletePrompt } = screen;
      const page = await openSignedIn();
      const editor = new Editor(page, screen);
      await editor.open();
      await editor.openForm();
      await editor.button(add).click();
      await expectTexts(page, requiredErrorsWithParent ?? requiredErrors);

      await editor.fill();
      await editor.choosePicture(600 + index);
      await editor.button(add).click();
      await expectAnnounced(page, screen.addedMessage ?? 'Added.');
      await editor.row(editor.name).waitFor();
      const picture = await editor.waitForPicture(editor.row(editor.name));
      const html = await editor.fetchPublicPage();
      expect([html.includes(editor.name), html.includes(picture)]).toEqual([true, true]);

      await editor.clickAction('Edit', editor.name);
      await editor.button(update).waitFor();
      await expectEventually(() => editor.fieldValues(), { ...values });
      await editor.button('Cancel').click();
      await editor.waitUntilClear();
      await editor.clickAction('Delete', editor.name);
      await confirmDialog(page, deletePrompt, 'Delete');
      await expectCount(editor.row(editor.name), 0);
      expect(await editor.fetchPublicPage()).not.toContain(editor.name);

      if (screen.parent?.selectedIn !== 'screen') return;
      await editor.open({ withParent: false });
      if (await editor.form.isVisible()) await editor.button(add).click();
      await expectTexts(page, requiredErrors);
    });
  });
}

/** Tests of adding, changing, deleting and failed requests on one screen of each kind. */
export function archetypeTests(): void {
  describe.each(screens.filter(isArchetype))('$entry', ({ index, ...screen }) => {
    test('adds a record that visitors see, changes it, deletes it and restores it', async () => {
      const { add, update, values, deletePrompt } = screen;
      const page = await openSignedIn();
      const editor = new Editor(page, screen);
      await editor.open();
      const { name } = editor;
      const changed = `${name} Still`;

      await editor.openForm();
      if (screen.select) expect(await editor.field(screen.select[0]).inputValue()).toBe('Villas');
      await editor.fill();
      await editor.choosePicture(600 + index);
      await editor.button(add).click();
      await expectAnnounced(page, screen.addedMessage ?? 'Added.');
      await editor.row(name).waitFor();
      await editor.waitUntilClear();
      const picture = await editor.waitForPicture(editor.row(name));
      const html = await editor.fetchPublicPage();
      expect([html.includes(name), html.includes(picture)]).toEqual([true, true]);

      await editor.clickAction('Edit', name);
      await editor.button(update).waitFor();
      await expectEventually(() => editor.fieldValues(), { ...values });
      await editor.field(Object.keys(values)[0]!).fill('Never saved');
      await editor.button('Cancel').click();
      await editor.waitUntilClear();
      await editor.row(name).waitFor();

      await editor.clickAction('Edit', name);
      await expectEventually(() => editor.fieldValues(), { ...values });
      await editor.field(Object.keys(values)[0]!).fill(changed);
      await editor.button(update).click();
      await expectAnnounced(page, screen.updatedMessage ?? 'Saved.');
      await editor.row(changed).waitFor();
      await editor.waitUntilClear();
      expect(await editor.waitForPicture(editor.row(changed))).toBe(picture);
      expect(await editor.fetchPublicPage()).toContain(changed);

      await editor.clickAction('Delete', changed);
      await confirmDialog(page, deletePrompt, 'Cancel');
      await editor.row(changed).waitFor();
      await editor.clickAction('Delete', changed);
      await confirmDialog(page, deletePrompt, 'Delete');
      await expectCount(editor.row(changed), 0);
      expect(await editor.fetchPublicPage()).not.toContain(changed);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await editor.row(changed).waitFor();
      expect(await editor.waitForPicture(editor.row(changed))).toBe(picture);
      expect(await editor.fetchPublicPage()).toContain(picture);
    });

    test('reports missing values and failed requests, and keeps the typed values', async () => {
      const { add, values, failureMessages, requiredErrors, requiredErrorsWithParent, deletePrompt, parent } =
        screen;
      const page = await openSignedIn({ allowedErrors: 'net::ERR_' });
      const editor = new Editor(page, screen);

      let reconnect = await blockApi(page);
      await editor.open();
      await expectAnnounced(page, failureMessages.load ?? 'The list could not be loaded.');
      if (failureMessages.choices)
        await page.getByText(failureMessages.choices, { exact: true }).first().waitFor();
      await reconnect();
      await page.getByRole('button', { name: 'Try again' }).click();
      await editor.rows.first().waitFor();

      await editor.openForm();
      await editor.button(add).click();
      await expectTexts(page, requiredErrorsWithParent ?? requiredErrors);
      await expectTypingInFirstField(editor);
      await editor.fill();
      await editor.choosePicture(700 + index);
      reconnect = await goOffline(page);
      await editor.button(add).click();
      await expectAnnounced(page, failureMessages.save ?? UNSAVED);
      await editor.form.getByText(UNSAVED, { exact: true }).waitFor();
      await expectCount(page.getByRole('alert'), failureMessages.save ? 2 : 1); // below the form, and as a notification
      expect(await editor.fieldValues()).toEqual(values);
      await editor.form.getByText('villa_noon.jpg').waitFor();
      await reconnect();
      await editor.button(add).click();
      await editor.row(editor.name).waitFor();

      reconnect = await blockApi(page);
      await editor.clickAction('Delete', editor.name);
      await confirmDialog(page, deletePrompt, 'Delete');
      await expectAnnounced(page, failureMessages.remove ?? 'Could not delete “');
      await editor.row(editor.name).waitFor();
      await reconnect();

      if (parent?.selectedIn !== 'screen') return;
      await editor.open({ withParent: false });
      if (await editor.form.isVisible()) await editor.button(add).click();
      await expectTexts(page, requiredErrors);
    });
  });
}

/** Types slowly into the first field of a rejected form and expects all letters in it. */
async function expectTypingInFirstField(editor: Editor): Promise<void> {
  const [label, ...others] = Object.keys(editor.screen.values) as [string, ...string[]];
  await editor.field(label).click();
  await editor.page.keyboard.type('By hand', { delay: 40 });
  const empty = others.map((other) => [other, '']);
  expect(await editor.fieldValues()).toEqual(Object.fromEntries([[label, 'By hand'], ...empty]));
}

/** Waits until each of these texts is on the screen. */
async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  const container = page.getByRole('main').or(page.getByRole('dialog'));
  for (const text of texts) await container.getByText(text, { exact: true }).first().waitFor();
}
