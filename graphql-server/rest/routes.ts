import type { Envelope } from './envelopes.ts';
import { isAllowed, type Policy } from '../policies.ts';
import type { Serializer } from './serializer.ts';

interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify takes it, such as `/api/blogs/:id`. */
  path: string;
  /** Name of the number in the path, if there is one. */
  parameter: string;
}

interface Serialized extends Address {
  serializer: Serializer;
}

/** A whole collection, or one page of it; `where` names the query parameter that keeps it to one parent's records. */
export interface ListRoute extends Serialized {
  verb: 'list';
  envelope: Envelope;
  where?: string;
}

/** The records that belong to the parent named in the path; `missing` is said when there is no such parent. */
export interface WithinRoute extends Serialized {
  verb: 'within';
  envelope: Envelope;
  missing?: string;
}

/** One record, read or written. */
export interface RecordRoute extends Serialized {
  verb: 'one' | 'create' | 'update' | 'remove';
}

/** A visitor's message. */
export interface MessageRoute extends Serialized {
  verb: 'message';
}

/** Staff coming and going. */
export interface SessionRoute extends Address {
  verb: 'signIn' | 'signOut';
}

/** The search of homes by their facts. */
export interface SearchRoute extends Address {
  verb: 'search';
}

/** One route of the contract. */
export type Route = ListRoute | WithinRoute | RecordRoute | MessageRoute | SessionRoute | SearchRoute;

/** Whether a line only reads, so that everyone may. */
export function isRead(route: Route): boolean {
  return route.method === 'GET';
}

/** The operation that a route must be allowed to do; undefined where it reads, which the records' policies decide, or signs in. */
export function policyOf(route: Route): Policy | undefined {
  if (route.verb === 'create' || route.verb === 'update') return [route.verb, route.serializer.collection];
  if (route.verb === 'remove') return ['delete', route.serializer.collection];
  if (route.verb === 'message') return ['create', route.serializer.collection];
  return route.verb === 'signOut' ? ['signOut'] : undefined;
}

/** Whether visitors may not use a route. */
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

/** A collection as a bare list. */
export function list(
  route: string,
  serializer: Serializer,
  options: Pick<ListRoute, 'where'> = {},
): ListRoute {
  return { verb: 'list', ...address(route), serializer, envelope: 'list', ...options };
}

/** What belongs to one parent, as a bare list unless said otherwise. */
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

/** One record by its number. */
export const one = record('one');
/** A new record. */
export const create = record('create');
/** A change to a record. */
export const update = record('update');
/** The end of a record. */
export const remove = record('remove');

/** A message from a visitor. */
export function message(route: string, serializer: Serializer): MessageRoute {
  return { verb: 'message', ...address(route), serializer };
}

/** A sign-in or a sign-out. */
export function session(route: string, verb: SessionRoute['verb']): SessionRoute {
  return { verb, ...address(route) };
}

/** Homes of every kind, found by their facts. */
export function search(route: string): SearchRoute {
  return { verb: 'search', ...address(route) };
}
