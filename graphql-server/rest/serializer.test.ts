import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { rentalApartmentDetails } from '../listings/rental-apartment-details.ts';
import { rentalApartments } from '../listings/rental-apartment.ts';
import { rentalVillaImages } from '../listings/rental-villa-images.ts';
import { rentalVillas } from '../listings/rental-villa.ts';
import { saleApartmentGallery } from '../listings/sale-apartment-gallery.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { saleVillaDetails } from '../listings/sale-villa-details.ts';
import { saleVillas } from '../listings/sale-villa.ts';
import { preparePicture } from '../pictures/process.ts';
import { photograph } from '../pictures/fixtures.ts';
import { latestProjectPictures } from '../projects/latest-project-picture.ts';
import { latestProjects } from '../projects/latest-project.ts';
import { propertyPictures } from '../projects/property-picture.ts';
import { properties } from '../projects/property.ts';
import { blogs } from '../editorial/blog.ts';
import { openRestServer, type RestServer } from './testing.ts';

let server: RestServer;
let photo: Buffer;

beforeAll(async () => {
  server = await openRestServer();
  photo = await photograph({ width: 60, height: 40 });
});
afterAll(() => server.close());
beforeEach(async () => {
  const tables = 'listings, properties, latest_projects, blogs';
  await server.database.dataSource.query(`truncate ${tables} restart identity cascade`);
  server.responseCache.invalidate();
});

const picture = () => preparePicture(photo);
const get = (url: string) => server.call(`GET ${url}`, { as: 'nobody' });
const home = (title: string) => ({ title, location: 'Jumeirah', price: 'AED 1', rent: 'AED 2 a month' });

describe('a picture is serialized', () => {
  const FILE = /^[0-9a-f]{24}\.jpg$/;
  const PATH = /^\/uploads\/[0-9a-f]{24}\.jpg$/;

  test('as a path for listings, latest projects and their galleries', async () => {
    const { stores } = server;
    const sale = await stores.of(saleApartments).create(home('A'), { picture });
    const villa = await stores.of(saleVillas).create(home('B'), { picture });
    const rental = await stores.of(rentalVillas).create(home('C'), { picture });
    await stores.of(rentalApartments).create(home('D'), { picture });
    await stores.of(saleApartmentGallery).create({ apartmentId: sale.id, description: 'Hall' }, { picture });
    const block = { villaId: villa.id, heading: 'Kitchen', description: 'Oak' };
    await stores.of(saleVillaDetails).create(block, { picture });
    await stores.of(rentalVillaImages).create({ villaId: rental.id }, { picture });
    const project = await stores.of(latestProjects).create({ ...home('E'), category: 'Villas' }, { picture });
    await stores.of(latestProjectPictures).create({ latestProjectId: project.id, title: 'F' }, { picture });

    const told = { thumbnail: expect.stringMatching(PATH) };
    for (const url of ['apartments', 'villas', 'apartments-for-sale', 'villas-for-sale'])
      expect((await get(`/api/${url}`)).body).toMatchObject({ data: [told] });
    const data = [{ image: expect.stringMatching(PATH) }];
    expect((await get(`/api/appartmentsellgallery/${sale.id}`)).body).toMatchObject({ data });
    expect((await get(`/api/admin/villa-details/${villa.id}`)).body).toMatchObject({ data });
    expect((await get('/api/latestprojects')).body).toMatchObject(data);
    expect((await get(`/api/latest-gallery/${project.id}`)).body).toMatchObject(data);
    expect((await get('/api/villa-images')).body).toMatchObject([{ img_url: expect.stringMatching(PATH) }]);
  });

  test('as a file name elsewhere, and is served under /uploads', async () => {
    const { stores } = server;
    const property = await stores.of(properties).create(home('G'), { picture });
    await stores.of(propertyPictures).create({ propertyId: property.id }, { picture });
    const rental = await stores.of(rentalApartments).create(home('H'), { picture });
    await stores.of(rentalApartmentDetails).create({ apartmentId: rental.id, heading: 'I' }, { picture });
    await stores.of(blogs).create({ title: 'J', description: 'K' }, { picture });
    const told = [{ image: expect.stringMatching(FILE) }];
    const lists = ['properties', `gallery/${property.id}`, 'blogs', 'apartment-details'];
    for (const url of lists) expect((await get(`/api/${url}`)).body).toMatchObject(told);
    const [{ image }] = (await get('/api/blogs')).body as [{ image: string }];
    expect((await get(`/uploads/${image}`)).status).toBe(200);
  });
});
