import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { contract } from './contract.ts';

/** The routes of spec §7. */
const SPEC_7 = `
POST   /api/contact
POST   /api/admin/login
GET    /api/banners
POST   /api/banners
DELETE /api/banners/{id}
GET    /api/properties
POST   /api/properties
PUT    /api/properties/{id}
DELETE /api/properties/{id}
GET    /api/properties/{id}
GET    /api/gallery/{propertyId}
POST   /api/gallery
PUT    /api/gallery/{id}
DELETE /api/gallery/{id}
GET    /api/latestprojects
POST   /api/latestprojects
PUT    /api/latestprojects/{id}
DELETE /api/latestprojects/{id}
GET    /api/latestprojects/{id}
GET    /api/latest-gallery/{projectId}
POST   /api/latest-gallery
PUT    /api/latest-gallery/{id}
DELETE /api/latest-gallery/{id}
GET    /api/blogs
GET    /api/blogs/{id}
POST   /api/blogs/add
PUT    /api/blogs/{id}
DELETE /api/blogs/{id}
GET    /api/categories
GET    /api/categories/{id}
POST   /api/categories
PUT    /api/categories/{id}
DELETE /api/categories/{id}
GET    /api/upcomingprojects
POST   /api/upcomingprojects
PUT    /api/upcomingprojects/{id}
DELETE /api/upcomingprojects/{id}
GET    /api/apartments
POST   /api/apartments
PUT    /api/apartments/{id}
DELETE /api/apartments/{id}
GET    /api/villas
POST   /api/villas
PUT    /api/villas/{id}
DELETE /api/villas/{id}
GET    /api/apartments-for-sale
GET    /api/apartments-for-sale/{id}
POST   /api/apartments-for-sale
PUT    /api/apartments-for-sale/{id}
DELETE /api/apartments-for-sale/{id}
GET    /api/villas-for-sale
GET    /api/villas-for-sale/{id}
POST   /api/villas-for-sale
PUT    /api/villas-for-sale/{id}
DELETE /api/villas-for-sale/{id}
GET    /api/appartmentsellgallery/{apartmentId}
POST   /api/appartmentsellgallery
DELETE /api/appartmentsellgallery/{id}
GET    /api/admin/villa-details/{villaId}
POST   /api/admin/villa-details
DELETE /api/admin/villa-details/{id}
GET    /api/villa-images
POST   /api/villa-images
DELETE /api/villa-images/{id}
GET    /api/apartment-details
GET    /api/apartment-details/apartment/{id}
POST   /api/apartment-details/add
PUT    /api/apartment-details/update/{id}
DELETE /api/apartment-details/delete/{id}
`;

/** Routes that are not in the specification. */
const ADDED = `
POST   /api/admin/logout
GET    /api/apartments/{id}
GET    /api/villas/{id}
GET    /api/listings
`;

const routes = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replace(/ +/, ' '));

test('has the routes of the specification and four further ones', () => {
  const actual = contract.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, '{$1}')}`);
  expect(actual.sort()).toEqual([...routes(SPEC_7), ...routes(ADDED)].sort());
});
