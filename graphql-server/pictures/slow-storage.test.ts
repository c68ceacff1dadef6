import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { saleApartments } from '../listings/sale-apartment.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { preparePicture } from './prepare.ts';
import { photograph } from './specimens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const home = (title: string) => ({ title, location: 'Dubai Marina', price: 'AED 1' });
const picture = async () => preparePicture(await photograph());

test('a storage that is slow holds up whoever sends a picture, and nobody else', async () => {
  const { storage } = server.pictures;
  const store = server.stores.of(saleApartments);
  const put = storage.put.bind(storage);
  let begun = () => {};
  let goOn = () => {};
  const isPutting = new Promise<void>((resolve) => (begun = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  storage.put = async (...what) => {
    begun();
    await mayGoOn;
    await put(...what);
  };
  const slow = store.create(home('With a picture'), { picture });
  await isPutting;
  const other = store.create(home('Without one'));
  const isHeldUp = await Promise.race([other.then(() => false), sleep(3000, true)]);
  goOn();
  storage.put = put;
  const [made] = await Promise.all([slow, other]);
  expect(isHeldUp).toBe(false);
  expect(await storage.size(made.picture!.file)).toBeGreaterThan(0);
});

const coming = () => server.database.dataSource.query('select from pictures_coming');

test('a record that is refused after its picture was stored leaves none', async () => {
  const { storage } = server.pictures;
  const before = await storage.some(1000);
  const admit = () => Promise.resolve({ kind: null as never });
  const store = server.stores.of(saleApartments);
  await expect(store.create(home('Refused'), { picture, admit })).rejects.toThrow();
  expect([await storage.some(1000), await coming()]).toEqual([before, []]);
});

test('a press that is sent again leaves its picture as it was', async () => {
  const photo = await photograph();
  const press = { who: 'staff 1', operation: 'create', key: 'a-key-of-mine' };
  const again = () =>
    server.stores
      .of(saleApartments)
      .create(home('Pressed'), { press, picture: async () => preparePicture(photo) });
  const [first, second] = [await again(), await again()];
  expect([second.id, await coming()]).toEqual([first.id, []]);
  await server.pictures.collector.discard(first.picture!.file);
  expect(await server.pictures.storage.size(first.picture!.file)).toBeGreaterThan(0);
});
