import type { Envelope } from './responses.ts';
import { isAllowed, type Policy } from '../policies.ts';
import { receiveEnquiry } from '../enquiries/receive.ts';
import type { Serializer } from './serializer.ts';
import { serializers } from './serializers.ts';
import * as messages from '../messages.ts';

interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path in Fastify's syntax, such as `/api/blogs/:id`. */
  path: string;
  /** Name of the path parameter; empty when there is none. */
  parameter: string;
}

interface Serialized extends Address {
  serializer: Serializer;
}

/** A collection, or one page of it. `where` is the query parameter that filters by parent. */
export interface ListRoute extends Serialized {
  verb: 'list';
  envelope: Envelope;
  where?: string;
}

/** The records of the parent in the path. `missing` is the message when there is no such parent. */
export interface WithinRoute extends Serialized {
  verb: 'within';
  envelope: Envelope;
  missing?: messages.Message;
}

export interface RecordRoute extends Serialized {
  verb: 'one' | 'create' | 'update' | 'remove';
}

export interface MessageRoute extends Serialized {
  verb: 'message';
  receive: typeof receiveEnquiry;
}

interface SessionRoute extends Address {
  verb: 'signIn' | 'signOut';
}

interface SearchRoute extends Address {
  verb: 'search';
}

export type Route = ListRoute | WithinRoute | RecordRoute | MessageRoute | SessionRoute | SearchRoute;

export function isRead(route: Route): boolean {
  return route.method === 'GET';
}

/** The operation to authorize for a route; undefined for sign-in and for reads, which the policies of the records decide. */
export function policyOf(route: Route): Policy | undefined {
  if (route.verb === 'create' || route.verb === 'update') return [route.verb, route.serializer.collection];
  if (route.verb === 'remove') return ['delete', route.serializer.collection];
  if (route.verb === 'message') return ['create', route.serializer.collection];
  return route.verb === 'signOut' ? ['signOut'] : undefined;
}

export function isGuarded(route: Route): boolean {
  const policy = policyOf(route);
  return policy !== undefined && !isAllowed('visitor', ...policy);
}

function address(route: string): Address {
  const [method, path] = route.split(/ +/) as [Address['method'], string];
  return { method, path, parameter: /:(\w+)/.exec(path)?.[1] ?? '' };
}

/** A collection that is always in the paged envelope. */
export function paged(route: string, serializer: Serializer): ListRoute {
  return { verb: 'list', ...address(route), serializer, envelope: 'page' };
}

export function list(
  route: string,
  serializer: Serializer,
  options: Pick<ListRoute, 'where'> = {},
): ListRoute {
  return { verb: 'list', ...address(route), serializer, envelope: 'list', ...options };
}

/** The records of one parent, by default as an array. */
export function within(
  route: string,
  serializer: Serializer,
  options: Partial<Pick<WithinRoute, 'envelope' | 'missing'>> = {},
): WithinRoute {
  return { verb: 'within', ...address(route), serializer, envelope: 'list', ...options };
}

const record =
  (verb: RecordRoute['verb']) =>
  (route: string, serializer: Serializer): RecordRoute => ({ verb, ...address(route), serializer });

/** One record by id. */
export const one = record('one');
export const create = record('create');
export const update = record('update');
export const remove = record('remove');

export function message(route: string, serializer: Serializer): MessageRoute {
  return { verb: 'message', ...address(route), serializer, receive: receiveEnquiry };
}

export function session(route: string, verb: SessionRoute['verb']): SessionRoute {
  return { verb, ...address(route) };
}

/** Homes of every kind, found by their facts. */
export function search(route: string): SearchRoute {
  return { verb: 'search', ...address(route) };
}

/** Every REST route, with the spelling of spec §7. */
// prettier-ignore
export const contract: readonly Route[] = [
  message('POST   /api/contact',                                serializers.contactMessages),
  session('POST   /api/admin/login',                            'signIn'),
  session('POST   /api/admin/logout',                           'signOut'), // spec §10: deletes the session

  list   ('GET    /api/banners',                                serializers.banners),
  create ('POST   /api/banners',                                serializers.banners),
  remove ('DELETE /api/banners/:id',                            serializers.banners),

  list   ('GET    /api/properties',                             serializers.properties),
  create ('POST   /api/properties',                             serializers.properties),
  one    ('GET    /api/properties/:id',                         serializers.properties),
  update ('PUT    /api/properties/:id',                         serializers.properties),
  remove ('DELETE /api/properties/:id',                         serializers.properties),

  within ('GET    /api/gallery/:propertyId',                    serializers.propertyPictures),
  create ('POST   /api/gallery',                                serializers.propertyPictures),
  update ('PUT    /api/gallery/:id',                            serializers.propertyPictures),
  remove ('DELETE /api/gallery/:id',                            serializers.propertyPictures),

  list   ('GET    /api/latestprojects',                         serializers.latestProjects),
  create ('POST   /api/latestprojects',                         serializers.latestProjects),
  one    ('GET    /api/latestprojects/:id',                     serializers.latestProjects),
  update ('PUT    /api/latestprojects/:id',                     serializers.latestProjects),
  remove ('DELETE /api/latestprojects/:id',                     serializers.latestProjects),

  within ('GET    /api/latest-gallery/:projectId',              serializers.latestProjectPictures),
  create ('POST   /api/latest-gallery',                         serializers.latestProjectPictures),
  update ('PUT    /api/latest-gallery/:id',                     serializers.latestProjectPictures),
  remove ('DELETE /api/latest-gallery/:id',                     serializers.latestProjectPictures),

  list   ('GET    /api/blogs',                                  serializers.blogs),
  create ('POST   /api/blogs/add',                              serializers.blogs),
  one    ('GET    /api/blogs/:id',                              serializers.blogs),
  update ('PUT    /api/blogs/:id',                              serializers.blogs),
  remove ('DELETE /api/blogs/:id',                              serializers.blogs),

  list   ('GET    /api/categories',                             serializers.categories),
  create ('POST   /api/categories',                             serializers.categories),
  one    ('GET    /api/categories/:id',                         serializers.categories),
  update ('PUT    /api/categories/:id',                         serializers.categories),
  remove ('DELETE /api/categories/:id',                         serializers.categories),

  list   ('GET    /api/upcomingprojects',                       serializers.upcomingProjects),
  create ('POST   /api/upcomingprojects',                       serializers.upcomingProjects),
  update ('PUT    /api/upcomingprojects/:id',                   serializers.upcomingProjects),
  remove ('DELETE /api/upcomingprojects/:id',                   serializers.upcomingProjects),

  paged  ('GET    /api/apartments',                             serializers.rentalApartments),
  create ('POST   /api/apartments',                             serializers.rentalApartments),
  one    ('GET    /api/apartments/:id',                         serializers.rentalApartments), // spec §10
  update ('PUT    /api/apartments/:id',                         serializers.rentalApartments),
  remove ('DELETE /api/apartments/:id',                         serializers.rentalApartments),

  paged  ('GET    /api/villas',                                 serializers.rentalVillas),
  create ('POST   /api/villas',                                 serializers.rentalVillas),
  one    ('GET    /api/villas/:id',                             serializers.rentalVillas), // spec §10
  update ('PUT    /api/villas/:id',                             serializers.rentalVillas),
  remove ('DELETE /api/villas/:id',                             serializers.rentalVillas),

  paged  ('GET    /api/apartments-for-sale',                    serializers.saleApartments),
  create ('POST   /api/apartments-for-sale',                    serializers.saleApartments),
  one    ('GET    /api/apartments-for-sale/:id',                serializers.saleApartments),
  update ('PUT    /api/apartments-for-sale/:id',                serializers.saleApartments),
  remove ('DELETE /api/apartments-for-sale/:id',                serializers.saleApartments),

  paged  ('GET    /api/villas-for-sale',                        serializers.saleVillas),
  create ('POST   /api/villas-for-sale',                        serializers.saleVillas),
  one    ('GET    /api/villas-for-sale/:id',                    serializers.saleVillas),
  update ('PUT    /api/villas-for-sale/:id',                    serializers.saleVillas),
  remove ('DELETE /api/villas-for-sale/:id',                    serializers.saleVillas),

  within ('GET    /api/appartmentsellgallery/:apartmentId',     serializers.saleApartmentGallery, { envelope: 'data', missing: messages.message('GALLERY_NOT_FOUND') }),
  create ('POST   /api/appartmentsellgallery',                  serializers.saleApartmentGallery),
  remove ('DELETE /api/appartmentsellgallery/:id',              serializers.saleApartmentGallery),

  within ('GET    /api/admin/villa-details/:villaId',           serializers.saleVillaDetails, { envelope: 'success' }),
  create ('POST   /api/admin/villa-details',                    serializers.saleVillaDetails),
  remove ('DELETE /api/admin/villa-details/:id',                serializers.saleVillaDetails),

  list   ('GET    /api/villa-images',                           serializers.rentalVillaImages, { where: 'villa_id' }),
  create ('POST   /api/villa-images',                           serializers.rentalVillaImages),
  remove ('DELETE /api/villa-images/:id',                       serializers.rentalVillaImages),

  list   ('GET    /api/apartment-details',                      serializers.rentalApartmentDetails),
  within ('GET    /api/apartment-details/apartment/:id',        serializers.rentalApartmentDetails),
  create ('POST   /api/apartment-details/add',                  serializers.rentalApartmentDetails),
  update ('PUT    /api/apartment-details/update/:id',           serializers.rentalApartmentDetails),
  remove ('DELETE /api/apartment-details/delete/:id',           serializers.rentalApartmentDetails),

  search ('GET    /api/listings'), // of every kind, by their facts
];
