import type { Envelope } from './envelopes.ts';
import type { Wire } from './wire.ts';

interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify takes it, such as `/api/blogs/:id`. */
  path: string;
  /** Name of the number in the path, if there is one. */
  parameter: string;
}

interface Spoken extends Address {
  wire: Wire;
}

/** A whole collection, or one page of it; `where` names the query word that keeps it to one parent's records. */
export interface ListLine extends Spoken {
  verb: 'list';
  envelope: Envelope;
  where?: string;
}

/** The records that belong to the parent named in the path; `missing` is said when there is no such parent. */
export interface WithinLine extends Spoken {
  verb: 'within';
  envelope: Envelope;
  missing?: string;
}

/** One record, read or written. */
export interface RecordLine extends Spoken {
  verb: 'one' | 'create' | 'update' | 'remove';
}

/** A visitor's message. */
export interface MessageLine extends Spoken {
  verb: 'message';
}

/** Staff coming and going. */
export interface SessionLine extends Address {
  verb: 'signIn' | 'signOut';
}

/** One route of the contract. */
export type Line = ListLine | WithinLine | RecordLine | MessageLine | SessionLine;

/** Whether a line only reads, so that everyone may. */
export function isRead(line: Line): boolean {
  return line.method === 'GET';
}

/** Whether a line is for staff alone. */
export function isGuarded({ verb }: Line): boolean {
  return verb === 'create' || verb === 'update' || verb === 'remove' || verb === 'signOut';
}

function address(route: string): Address {
  const [method, path] = route.split(/ +/) as [Address['method'], string];
  return { method, path, parameter: /:(\w+)/.exec(path)?.[1] ?? '' };
}

/** A collection that is always in the paged envelope. */
export function paged(route: string, wire: Wire): ListLine {
  return { verb: 'list', ...address(route), wire, envelope: 'page' };
}

/** A collection as a bare list. */
export function list(route: string, wire: Wire, options: Pick<ListLine, 'where'> = {}): ListLine {
  return { verb: 'list', ...address(route), wire, envelope: 'list', ...options };
}

/** What belongs to one parent, as a bare list unless said otherwise. */
export function within(
  route: string,
  wire: Wire,
  options: Partial<Pick<WithinLine, 'envelope' | 'missing'>> = {},
): WithinLine {
  return { verb: 'within', ...address(route), wire, envelope: 'list', ...options };
}

const record =
  (verb: RecordLine['verb']) =>
  (route: string, wire: Wire): RecordLine => ({ verb, ...address(route), wire });

/** One record by its number. */
export const one = record('one');
/** A new record. */
export const create = record('create');
/** A change to a record. */
export const update = record('update');
/** The end of a record. */
export const remove = record('remove');

/** A message from a visitor. */
export function message(route: string, wire: Wire): MessageLine {
  return { verb: 'message', ...address(route), wire };
}

/** A sign-in or a sign-out. */
export function session(route: string, verb: SessionLine['verb']): SessionLine {
  return { verb, ...address(route) };
}
