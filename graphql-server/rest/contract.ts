import { create, list, message, one, paged, remove, session, update, within, type Line } from './lines.ts';
import { wires } from './wires.ts';

/** Every REST route, a line each, spelled as spec §7 spells it, misspellings and all; nothing else knows them. */
// prettier-ignore
export const contract: readonly Line[] = [
  message('POST   /api/contact',                                wires.contactMessages),
  session('POST   /api/admin/login',                            'signIn'),
  session('POST   /api/admin/logout',                           'signOut'), // design §6: a sign-out ends that session

  list   ('GET    /api/banners',                                wires.banners),
  create ('POST   /api/banners',                                wires.banners),
  remove ('DELETE /api/banners/:id',                            wires.banners),

  list   ('GET    /api/properties',                             wires.properties),
  create ('POST   /api/properties',                             wires.properties),
  one    ('GET    /api/properties/:id',                         wires.properties),
  update ('PUT    /api/properties/:id',                         wires.properties),
  remove ('DELETE /api/properties/:id',                         wires.properties),

  within ('GET    /api/gallery/:propertyId',                    wires.propertyPictures),
  create ('POST   /api/gallery',                                wires.propertyPictures),
  update ('PUT    /api/gallery/:id',                            wires.propertyPictures),
  remove ('DELETE /api/gallery/:id',                            wires.propertyPictures),

  list   ('GET    /api/latestprojects',                         wires.latestProjects),
  create ('POST   /api/latestprojects',                         wires.latestProjects),
  one    ('GET    /api/latestprojects/:id',                     wires.latestProjects),
  update ('PUT    /api/latestprojects/:id',                     wires.latestProjects),
  remove ('DELETE /api/latestprojects/:id',                     wires.latestProjects),

  within ('GET    /api/latest-gallery/:projectId',              wires.latestProjectPictures),
  create ('POST   /api/latest-gallery',                         wires.latestProjectPictures),
  update ('PUT    /api/latest-gallery/:id',                     wires.latestProjectPictures),
  remove ('DELETE /api/latest-gallery/:id',                     wires.latestProjectPictures),

  list   ('GET    /api/blogs',                                  wires.blogs),
  create ('POST   /api/blogs/add',                              wires.blogs),
  one    ('GET    /api/blogs/:id',                              wires.blogs),
  update ('PUT    /api/blogs/:id',                              wires.blogs),
  remove ('DELETE /api/blogs/:id',                              wires.blogs),

  list   ('GET    /api/categories',                             wires.categories),
  create ('POST   /api/categories',                             wires.categories),
  one    ('GET    /api/categories/:id',                         wires.categories),
  update ('PUT    /api/categories/:id',                         wires.categories),
  remove ('DELETE /api/categories/:id',                         wires.categories),

  list   ('GET    /api/upcomingprojects',                       wires.upcomingProjects),
  create ('POST   /api/upcomingprojects',                       wires.upcomingProjects),
  update ('PUT    /api/upcomingprojects/:id',                   wires.upcomingProjects),
  remove ('DELETE /api/upcomingprojects/:id',                   wires.upcomingProjects),

  paged  ('GET    /api/apartments',                             wires.rentalApartments),
  create ('POST   /api/apartments',                             wires.rentalApartments),
  one    ('GET    /api/apartments/:id',                         wires.rentalApartments), // design §6
  update ('PUT    /api/apartments/:id',                         wires.rentalApartments),
  remove ('DELETE /api/apartments/:id',                         wires.rentalApartments),

  paged  ('GET    /api/villas',                                 wires.rentalVillas),
  create ('POST   /api/villas',                                 wires.rentalVillas),
  one    ('GET    /api/villas/:id',                             wires.rentalVillas), // design §6
  update ('PUT    /api/villas/:id',                             wires.rentalVillas),
  remove ('DELETE /api/villas/:id',                             wires.rentalVillas),

  paged  ('GET    /api/apartments-for-sale',                    wires.saleApartments),
  create ('POST   /api/apartments-for-sale',                    wires.saleApartments),
  one    ('GET    /api/apartments-for-sale/:id',                wires.saleApartments),
  update ('PUT    /api/apartments-for-sale/:id',                wires.saleApartments),
  remove ('DELETE /api/apartments-for-sale/:id',                wires.saleApartments),

  paged  ('GET    /api/villas-for-sale',                        wires.saleVillas),
  create ('POST   /api/villas-for-sale',                        wires.saleVillas),
  one    ('GET    /api/villas-for-sale/:id',                    wires.saleVillas),
  update ('PUT    /api/villas-for-sale/:id',                    wires.saleVillas),
  remove ('DELETE /api/villas-for-sale/:id',                    wires.saleVillas),

  within ('GET    /api/appartmentsellgallery/:apartmentId',     wires.saleApartmentGallery, { envelope: 'data', missing: 'Gallery not found' }),
  create ('POST   /api/appartmentsellgallery',                  wires.saleApartmentGallery),
  remove ('DELETE /api/appartmentsellgallery/:id',              wires.saleApartmentGallery),

  within ('GET    /api/admin/villa-details/:villaId',           wires.saleVillaDetails, { envelope: 'success' }),
  create ('POST   /api/admin/villa-details',                    wires.saleVillaDetails),
  remove ('DELETE /api/admin/villa-details/:id',                wires.saleVillaDetails),

  list   ('GET    /api/villa-images',                           wires.rentalVillaImages, { where: 'villa_id' }),
  create ('POST   /api/villa-images',                           wires.rentalVillaImages),
  remove ('DELETE /api/villa-images/:id',                       wires.rentalVillaImages),

  list   ('GET    /api/apartment-details',                      wires.rentalApartmentDetails),
  within ('GET    /api/apartment-details/apartment/:id',        wires.rentalApartmentDetails),
  create ('POST   /api/apartment-details/add',                  wires.rentalApartmentDetails),
  update ('PUT    /api/apartment-details/update/:id',           wires.rentalApartmentDetails),
  remove ('DELETE /api/apartment-details/delete/:id',           wires.rentalApartmentDetails),
];
