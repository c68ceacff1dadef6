import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { focusedName, post, expectSoon } from '../site/visitor.ts';
import { choose, Editor } from './editor.ts';
import { SCREENS } from './screens.ts';
import {
  queryAsStaff,
  expectCount,
  publicHtml,
  openSignedIn,
  photograph,
  expectAnnounced,
  openScreen,
} from './staff.ts';

const GALLERY = SCREENS.find(({ entry }) => entry === 'LxyPropertyDetails')!;
const TABLE = SCREENS.find(({ path }) => path === '/admin/rentvilladetails')!;
const NO_PICTURE = 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.';
const AWAY = 'The server cannot be reached. Try again.';

let house: number;

async function openGallery(): Promise<Editor> {
  const editor = new Editor(await openSignedIn(), GALLERY);
  await editor.open({ chosen: false });
  await choose(editor.page, editor.page.getByRole('combobox', { name: 'Property' }), 'House of the gallery');
  await editor.page.getByText(GALLERY.empty).or(editor.rows.first()).waitFor(); // its own form stands there then
  return editor;
}

const handles = ({ rows }: Editor): Locator => rows.getByRole('button', { name: /^Move / });

/** Where the pictures of the rows are, in their order. */
const sources = ({ rows }: Editor): Promise<string[]> =>
  rows.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')!));

/** The number of a villa that has several images. */
async function villaWithImages(): Promise<number> {
  const { rentalVillas } = await queryAsStaff<{
    rentalVillas: { items: { id: number; images: object[] }[] };
  }>('{ rentalVillas(limit: 20) { items { id images(limit: 5) { id } } } }');
  return rentalVillas.items.find(({ images }) => images.length > 2)!.id;
}

const chosen = ({ form }: Editor): Locator => form.getByRole('listitem');

/** The pictures of the cards, in their order. */
const cards = async (editor: Editor) => {
  const all = await editor.rows.all();
  return Promise.all(all.map((card) => editor.pictureIn(card)));
};

/** The same pictures, in the order in which visitors see them. */
async function inPublic(pictures: readonly string[]): Promise<string[]> {
  const page = await publicHtml(`/LuxuryDetails/${house}`);
  const gallery = page.slice(page.indexOf('<main'));
  return [...pictures].sort((one, other) => gallery.indexOf(one) - gallery.indexOf(other));
}

/** Hands a picture over as a drag or the clipboard does. */
const hand = (page: Page, kind: 'drop' | 'paste', name: string) =>
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

/** Many pictures of one record: sent together, mended one by one, put into an order. */
export function galleries(): void {
  describe('a gallery', () => {
    beforeAll(async () => {
      const words = { title: 'House of the gallery', type: 'Villas', price: 'AED 1', location: 'Al Barsha' };
      [{ id: house }] = (await post<{ id: number }>('/api/properties', [words])) as [{ id: number }];
    });

    test('has none at first, takes several pictures at once, and the one that did not arrive again', async () => {
      const editor = await openGallery();
      const { page } = editor;
      await expectAnnounced(page, GALLERY.empty);
      const files = ['villa_pool', 'villa_noon', 'villa_golden'];
      const pictures = await Promise.all(files.map((name) => photograph(name, 480)));
      await editor.form.locator('input[type=file]').setInputFiles(pictures);
      await expectCount(chosen(editor), 3);

      let uploads = 0;
      await page.route('**/graphql', (route) => {
        const isUpload = route.request().headers()['content-type']?.startsWith('multipart/');
        return isUpload && ++uploads === 2 ? route.abort() : route.fallback();
      });
      await editor.button('Add Image').click();
      await expectCount(chosen(editor), 1);
      await chosen(editor).filter({ hasText: 'villa_noon.jpg' }).getByText(AWAY).waitFor();
      await editor.button('Add Image').click();
      await expectAnnounced(page, 'Added.');
      await expectCount(chosen(editor), 0);
      await expectCount(editor.rows, 3);
      const shown = await cards(editor);
      expect(await inPublic(shown)).toEqual(shown);
    });

    test('takes pictures that are dropped or pasted, and says of one that it is none', async () => {
      const editor = await openGallery();
      const { page } = editor;
      await hand(page, 'drop', 'dropped.png');
      await hand(page, 'paste', 'pasted.png');
      await expectCount(chosen(editor), 2);
      const none = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
      await editor.form.locator('input[type=file]').setInputFiles([none]);
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

    test('is put into another order by the keyboard, and visitors see that order', async () => {
      const editor = await openGallery();
      const { page } = editor;
      await expectCount(editor.rows, 3);
      const [one, two, three] = (await cards(editor)) as [string, string, string];
      await handles(editor).first().focus();
      await page.keyboard.press('Space');
      await expectAnnounced(page, 'Picked up. Place 1 of 3.');
      await page.keyboard.press('ArrowRight');
      await expectAnnounced(page, 'Place 2 of 3.');
      await page.keyboard.press('Space');
      await expectAnnounced(page, 'Put down. Place 2 of 3.');
      await expectAnnounced(page, 'The new order is saved.');
      await expectSoon(() => cards(editor), [two, one, three]);
      expect(await inPublic([one, two, three])).toEqual([two, one, three]);
      await page.reload();
      await expectCount(editor.rows, 3);
      expect(await cards(editor)).toEqual([two, one, three]);
    });

    test.each([
      ['cards', GALLERY, () => house, ['ArrowRight', 'ArrowLeft']],
      ['rows', TABLE, villaWithImages, ['ArrowDown', 'ArrowUp']],
    ] as const)(
      'is put in order as quickly as keys can be pressed: %s',
      async (_as, screen, parent, keys) => {
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
          for (const press of ['Space', key, 'Space', 'Space', key, 'Space'])
            await page.keyboard.press(press);
          const place = await handles(editor).evaluateAll((all) =>
            all.findIndex((one) => one === document.activeElement),
          );
          expect([time, place, await focusedName(page)]).toEqual([time, time % 2 === 0 ? 2 : 0, name]);
        }
        await expectAnnounced(page, 'The new order is saved.');
        const order = await sources(editor);
        await page.reload();
        await handles(editor).first().waitFor();
        expect(await sources(editor)).toEqual(order);
      },
    );

    test('of an apartment that is not there takes nothing', async () => {
      const page = await openScreen('/admin/sellaprtment?of=99999', { troubled: true });
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
