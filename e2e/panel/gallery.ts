import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { setTimeout as pause } from 'node:timers/promises';
import { focusedName, post, expectEventually, type PageOptions } from '../site/visitor.ts';
import { readDraftPictures } from './draft-pictures.ts';
import { selectOption, Editor, pictureName } from './editor.ts';
import { SCREENS } from './screens.ts';
import {
  queryAsStaff,
  expectCount,
  fetchPublicHtml,
  openSignedIn,
  pictureFile,
  expectAnnounced,
  openScreen,
} from './staff.ts';

const GALLERY = SCREENS.find(({ entry }) => entry === 'LxyPropertyDetails')!;
const TABLE = SCREENS.find(({ path }) => path === '/admin/rentvilladetails')!;
const NO_PICTURE = 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.';
const SERVER_UNREACHABLE = 'The server cannot be reached. Try again.';

let propertyId: number;

interface StoredPictures {
  parent: { pictures: { image: { url: string } }[] };
}

async function openGallery(options: PageOptions = {}): Promise<Editor> {
  const editor = new Editor(await openSignedIn(options), GALLERY);
  await editor.open({ withParent: false });
  await selectOption(
    editor.page,
    editor.page.getByRole('combobox', { name: 'Property' }),
    'Villa with a gallery',
  );
  await editor.page.getByText(GALLERY.emptyText).or(editor.rows.first()).waitFor(); // the gallery's own form is shown then
  return editor;
}

const dragHandles = ({ rows }: Editor): Locator => rows.getByRole('button', { name: /^Move / });

/** File names of the pictures of the rows, in order. */
async function listedPictures({ rows }: Editor): Promise<string[]> {
  const urls = await rows.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')!));
  return urls.map(pictureName);
}

/** File names of the stored pictures in the gallery of a property, in order. */
export async function storedGallery(property: number): Promise<string[]> {
  const { parent } = await queryAsStaff<StoredPictures>(
    `{ parent: property(id: ${property}) { pictures: gallery(limit: 20) { image { url } } } }`,
  );
  return parent.pictures.map(({ image }) => pictureName(image.url));
}

/** File names of the stored images of a villa for rent, in order. */
async function storedVillaImages(villa: number): Promise<string[]> {
  const { parent } = await queryAsStaff<StoredPictures>(
    `{ parent: rentalVilla(id: ${villa}) { pictures: images(limit: 20) { image { url } } } }`,
  );
  return parent.pictures.map(({ image }) => pictureName(image.url));
}

/** Id of a villa that has several images. */
async function findVillaWithImages(): Promise<number> {
  const { rentalVillas } = await queryAsStaff<{
    rentalVillas: { items: { id: number; images: object[] }[] };
  }>('{ rentalVillas(limit: 20) { items { id images(limit: 5) { id } } } }');
  return rentalVillas.items.find(({ images }) => images.length > 2)!.id;
}

const chosenPictures = ({ form }: Editor): Locator => form.getByRole('listitem');

/** File names of the pictures of the cards, in order. */
const cardPictures = async (editor: Editor) => {
  const all = await editor.rows.all();
  return Promise.all(all.map((card) => editor.waitForPicture(card)));
};

/** Sorts pictures as the public page shows them. */
async function sortAsPublished(pictures: readonly string[]): Promise<string[]> {
  const html = await fetchPublicHtml(`/LuxuryDetails/${propertyId}`);
  const main = html.slice(html.indexOf('<main'));
  return [...pictures].sort((a, b) => main.indexOf(a) - main.indexOf(b));
}

/** Drops or pastes a file. */
const transferFile = (page: Page, kind: 'drop' | 'paste', name: string) =>
  page.locator('.picture-field').evaluate(
    (field, [kind, name]) => {
      const data = new DataTransfer();
      data.items.add(new File(['picture'], name!, { type: 'image/png' }));
      const options = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [kind, name],
  );

/** Tests of the pictures of one record: upload, retry and order. */
export function galleryTests(): void {
  describe('a gallery', () => {
    beforeAll(async () => {
      const property = {
        title: 'Villa with a gallery',
        type: 'Villas',
        price: 'AED 1',
        location: 'Al Barsha',
      };
      const [created] = await post<{ id: number }>('/api/properties', [property]);
      propertyId = created!.id;
    });

    test('uploads pictures when they are chosen, and retries the one that failed', async () => {
      const editor = await openGallery({ allowedErrors: 'net::ERR_FAILED' });
      const { page } = editor;
      await expectAnnounced(page, GALLERY.emptyText);
      let uploads = 0;
      await page.route('**/graphql', (route) => {
        const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
        return isUpload && ++uploads === 2 ? route.abort() : route.fallback();
      });
      const files = ['villa_pool', 'villa_noon', 'villa_golden'];
      const pictures = await Promise.all(files.map((name) => pictureFile(name, 480)));
      await editor.form.locator('input[type=file]').setInputFiles(pictures);
      await expectCount(chosenPictures(editor), 3);
      await chosenPictures(editor)
        .filter({ hasText: 'villa_noon.jpg' })
        .getByText(SERVER_UNREACHABLE)
        .waitFor();
      await expectEventually(async () => (await page.evaluate(readDraftPictures)).length, 2);
      await editor.form.getByRole('button', { name: 'Upload villa_noon.jpg again' }).click();
      await expectEventually(async () => (await page.evaluate(readDraftPictures)).length, 3);
      await editor.button('Add Image').click();
      await expectAnnounced(page, 'Added.');
      await expectCount(chosenPictures(editor), 0);
      await expectCount(editor.rows, 3);
      expect(uploads).toBe(4);
      const added = await cardPictures(editor);
      expect(await sortAsPublished(added)).toEqual(added);
    });

    test('accepts dropped and pasted pictures and rejects a file that is no picture', async () => {
      const editor = await openGallery();
      const { page } = editor;
      await transferFile(page, 'drop', 'dropped.png');
      await transferFile(page, 'paste', 'pasted.png');
      await expectCount(chosenPictures(editor), 2);
      const invalid = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
      await editor.form.locator('input[type=file]').setInputFiles([invalid]);
      await chosenPictures(editor).filter({ hasText: 'plan.svg' }).getByText(NO_PICTURE).waitFor();
      await editor.button('Add Image').click();
      await expectCount(chosenPictures(editor), 3);
      for (const name of ['plan.svg', 'pasted.png']) {
        await editor.form.getByRole('button', { name: `Remove ${name}` }).click();
      }
      await expectCount(chosenPictures(editor), 1);
      await editor.button('Cancel').click();
      await expectCount(chosenPictures(editor), 0);
    });

    test('is reordered with the keyboard, and the public page shows the order', async () => {
      const editor = await openGallery();
      const { page } = editor;
      await expectCount(editor.rows, 3);
      const [one, two, three] = (await cardPictures(editor)) as [string, string, string];
      await dragHandles(editor).first().focus();
      await page.keyboard.press('Space');
      await expectAnnounced(page, 'Picked up. Position 1 of 3.');
      await page.keyboard.press('ArrowRight');
      await expectAnnounced(page, 'Position 2 of 3.');
      await page.keyboard.press('Space');
      await expectAnnounced(page, 'Dropped. Position 2 of 3.');
      await expectAnnounced(page, 'The new order is saved.');
      await expectEventually(() => cardPictures(editor), [two, one, three]);
      expect(await sortAsPublished([one, two, three])).toEqual([two, one, three]);
      await page.reload();
      await expectCount(editor.rows, 3);
      expect(await cardPictures(editor)).toEqual([two, one, three]);
    });

    test.each([
      ['cards', GALLERY, () => propertyId, storedGallery, ['ArrowRight', 'ArrowLeft']],
      ['rows', TABLE, findVillaWithImages, storedVillaImages, ['ArrowDown', 'ArrowUp']],
    ] as const)('is reordered by fast key presses: %s', async (_layout, screen, findParent, stored, keys) => {
      const parentId = await findParent();
      const page = await openScreen(`${screen.path}?of=${parentId}`);
      const editor = new Editor(page, screen);
      let reorderings = 0;
      await page.route('**/graphql', async (route) => {
        const isReordering = route.request().postData()?.includes('mutation Reorder');
        if (isReordering) await pause(300 + ((200 * reorderings++) % 500));
        await route.fallback();
      });
      await dragHandles(editor).first().focus();
      const name = await focusedName(page);
      for (let round = 0; round <= 10; round++) {
        const arrow = keys[round % 2]!;
        for (const key of ['Space', arrow, 'Space', 'Space', arrow, 'Space']) await page.keyboard.press(key);
        const position = await dragHandles(editor).evaluateAll((all) =>
          all.findIndex((handle) => handle === document.activeElement),
        );
        expect([round, position, await focusedName(page)]).toEqual([round, round % 2 === 0 ? 2 : 0, name]);
      }
      await expectAnnounced(page, 'The new order is saved.');
      const order = await listedPictures(editor);
      await expectEventually(() => stored(parentId), order); // the message may be about an earlier order
      await page.reload();
      await dragHandles(editor).first().waitFor();
      expect(await listedPictures(editor)).toEqual(order);
    });

    test('keeps uploaded pictures over a reload, and names one that must be chosen again', async () => {
      const editor = await openGallery({ allowedErrors: 'net::ERR_FAILED' });
      const { page, form } = editor;
      page.on('dialog', (dialog) => void dialog.accept()); // the beforeunload confirmation
      const before = (await storedGallery(propertyId)).length;
      let uploads = 0;
      await page.route('**/graphql', (route) => {
        const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
        return isUpload && ++uploads === 2 ? route.abort() : route.fallback();
      });
      const files = ['villa_pool', 'villa_noon', 'villa_golden'];
      const pictures = await Promise.all(files.map((name) => pictureFile(name, 500)));
      await form.locator('input[type=file]').setInputFiles(pictures);
      await expectEventually(async () => (await page.evaluate(readDraftPictures)).length, 2);
      await form.getByText(SERVER_UNREACHABLE).waitFor();
      await page.reload();
      await form.getByText('Choose “villa_noon.jpg” again.').waitFor();
      await expectCount(chosenPictures(editor), 3);
      await chosenPictures(editor).locator('input[type=file]').setInputFiles([pictures[1]!]);
      await expectCount(chosenPictures(editor), 3);
      await expectEventually(async () => (await page.evaluate(readDraftPictures)).length, 3);
      await editor.button('Add Image').click();
      await expectAnnounced(page, 'Added.');
      expect(uploads).toBe(4);
      expect(await storedGallery(propertyId)).toHaveLength(before + 3);
    });

    test('rejects an image of an unknown apartment and names the reason', async () => {
      const page = await openScreen('/admin/sellaprtment?of=99999', { allowedErrors: true });
      const screen = SCREENS.find(({ path }) => path === '/admin/sellaprtment')!;
      const editor = new Editor(page, screen);
      await editor.field('Description').fill('Nowhere');
      await editor.choosePicture(510);
      await editor.button(screen.add).click();
      await expectAnnounced(page, 'Error adding gallery item');
      await expectAnnounced(page, 'Nothing was saved. Invalid apartment selected');
      await editor.button('Cancel').click();
    });
  });
}
