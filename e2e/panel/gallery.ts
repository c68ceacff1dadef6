import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { focusedName, post, expectEventually } from '../site/visitor.ts';
import { selectOption, Editor } from './editor.ts';
import { SCREENS } from './screens.ts';
import {
  queryAsStaff,
  expectCount,
  publicHtml,
  openSignedIn,
  pictureFile,
  expectAnnounced,
  openScreen,
} from './staff.ts';

const GALLERY = SCREENS.find(({ entry }) => entry === 'LxyPropertyDetails')!;
const TABLE = SCREENS.find(({ path }) => path === '/admin/rentvilladetails')!;
const NO_PICTURE = 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.';
const UNREACHABLE = 'The server cannot be reached. Try again.';

let propertyId: number;

async function openGallery(): Promise<Editor> {
  const editor = new Editor(await openSignedIn(), GALLERY);
  await editor.open({ chosen: false });
  await selectOption(
    editor.page,
    editor.page.getByRole('combobox', { name: 'Property' }),
    'Villa with a gallery',
  );
  await editor.page.getByText(GALLERY.empty).or(editor.rows.first()).waitFor(); // the gallery's own form is shown then
  return editor;
}

const handles = ({ rows }: Editor): Locator => rows.getByRole('button', { name: /^Move / });

/** Source URLs of the pictures of the rows, in order. */
const sources = ({ rows }: Editor): Promise<string[]> =>
  rows.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')!));

/** Id of a villa that has several images. */
async function villaWithImages(): Promise<number> {
  const { rentalVillas } = await queryAsStaff<{
    rentalVillas: { items: { id: number; images: object[] }[] };
  }>('{ rentalVillas(limit: 20) { items { id images(limit: 5) { id } } } }');
  return rentalVillas.items.find(({ images }) => images.length > 2)!.id;
}

const chosen = ({ form }: Editor): Locator => form.getByRole('listitem');

/** File names of the pictures of the cards, in order. */
const cards = async (editor: Editor) => {
  const all = await editor.rows.all();
  return Promise.all(all.map((card) => editor.pictureIn(card)));
};

/** The same pictures in the order of the public page. */
async function publicOrder(pictures: readonly string[]): Promise<string[]> {
  const page = await publicHtml(`/LuxuryDetails/${propertyId}`);
  const gallery = page.slice(page.indexOf('<main'));
  return [...pictures].sort((one, other) => gallery.indexOf(one) - gallery.indexOf(other));
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
      const words = { title: 'Villa with a gallery', type: 'Villas', price: 'AED 1', location: 'Al Barsha' };
      [{ id: propertyId }] = (await post<{ id: number }>('/api/properties', [words])) as [{ id: number }];
    });

    test('uploads several pictures at once and retries the one that failed', async () => {
      const editor = await openGallery();
      const { page } = editor;
      await expectAnnounced(page, GALLERY.empty);
      const files = ['villa_pool', 'villa_noon', 'villa_golden'];
      const pictures = await Promise.all(files.map((name) => pictureFile(name, 480)));
      await editor.form.locator('input[type=file]').setInputFiles(pictures);
      await expectCount(chosen(editor), 3);

      let uploads = 0;
      await page.route('**/graphql', (route) => {
        const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
        return isUpload && ++uploads === 2 ? route.abort() : route.fallback();
      });
      await editor.button('Add Image').click();
      await expectCount(chosen(editor), 1);
      await chosen(editor).filter({ hasText: 'villa_noon.jpg' }).getByText(UNREACHABLE).waitFor();
      await editor.button('Add Image').click();
      await expectAnnounced(page, 'Added.');
      await expectCount(chosen(editor), 0);
      await expectCount(editor.rows, 3);
      const shown = await cards(editor);
      expect(await publicOrder(shown)).toEqual(shown);
    });

    test('accepts dropped and pasted pictures and rejects a file that is no picture', async () => {
      const editor = await openGallery();
      const { page } = editor;
      await transferFile(page, 'drop', 'dropped.png');
      await transferFile(page, 'paste', 'pasted.png');
      await expectCount(chosen(editor), 2);
      const invalid = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
      await editor.form.locator('input[type=file]').setInputFiles([invalid]);
      await chosen(editor).filter({ hasText: 'plan.svg' }).getByText(NO_PICTURE).waitFor();
      await editor.button('Add Image').click();
      await expectCount(chosen(editor), 3);
      for (const name of ['plan.svg', 'pasted.png']) {
        await editor.form.getByRole('button', { name: `Remove ${name}` }).click();
      }
      await expectCount(chosen(editor), 1);
      await editor.button('Cancel').click();
      await expectCount(chosen(editor), 0);
    });

    test('is reordered with the keyboard, and the public page shows the order', async () => {
      const editor = await openGallery();
      const { page } = editor;
      await expectCount(editor.rows, 3);
      const [one, two, three] = (await cards(editor)) as [string, string, string];
      await handles(editor).first().focus();
      await page.keyboard.press('Space');
      await expectAnnounced(page, 'Picked up. Position 1 of 3.');
      await page.keyboard.press('ArrowRight');
      await expectAnnounced(page, 'Position 2 of 3.');
      await page.keyboard.press('Space');
      await expectAnnounced(page, 'Dropped. Position 2 of 3.');
      await expectAnnounced(page, 'The new order is saved.');
      await expectEventually(() => cards(editor), [two, one, three]);
      expect(await publicOrder([one, two, three])).toEqual([two, one, three]);
      await page.reload();
      await expectCount(editor.rows, 3);
      expect(await cards(editor)).toEqual([two, one, three]);
    });

    test.each([
      ['cards', GALLERY, () => propertyId, ['ArrowRight', 'ArrowLeft']],
      ['rows', TABLE, villaWithImages, ['ArrowDown', 'ArrowUp']],
    ] as const)('is reordered by fast key presses: %s', async (_as, screen, parent, keys) => {
      const page = await openScreen(`${screen.path}?of=${await parent()}`);
      const editor = new Editor(page, screen);
      let orders = 0;
      await page.route('**/graphql', async (route) => {
        const isOrder = route.request().postData()?.includes('mutation Reorder');
        if (isOrder) await new Promise((resolve) => setTimeout(resolve, 300 + ((200 * orders++) % 500)));
        await route.fallback();
      });
      await handles(editor).first().focus();
      const name = await focusedName(page);
      for (let time = 0; time <= 10; time++) {
        const key = keys[time % 2]!;
        for (const press of ['Space', key, 'Space', 'Space', key, 'Space']) await page.keyboard.press(press);
        const place = await handles(editor).evaluateAll((all) =>
          all.findIndex((handle) => handle === document.activeElement),
        );
        expect([time, place, await focusedName(page)]).toEqual([time, time % 2 === 0 ? 2 : 0, name]);
      }
      await expectAnnounced(page, 'The new order is saved.');
      const order = await sources(editor);
      await page.reload();
      await handles(editor).first().waitFor();
      expect(await sources(editor)).toEqual(order);
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
