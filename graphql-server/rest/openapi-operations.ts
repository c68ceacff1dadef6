import { typeName } from '../collections/collection.ts';
import { examples } from './examples.ts';
import {
  isGuarded,
  type Line,
  type ListLine,
  type RecordLine,
  type SessionLine,
  type WithinLine,
} from './lines.ts';
import { bodyAlike, bodyOf, json } from './openapi-bodies.ts';
import { errors } from './openapi-errors.ts';
import { envelopeWords, listSchema, onlyOf, paging } from './openapi-lists.ts';
import { recordName, refTo, type Schema } from './openapi-schemas.ts';
import type { Wire } from './wire.ts';

/** Name of every number in a path: two templates may not differ by a name alone. */
const PARAMETER = 'id';

/** The template of a line's path, one for all that is done at it. */
export function templateOf({ path }: Line): string {
  return path.replace(/:\w+/, `{${PARAMETER}}`);
}

/** What the document says of one line of the contract. */
export function operationOf(line: Line): Schema {
  return { ...operationBy(line), security: isGuarded(line) ? [{ staff: [] }] : [] };
}

function operationBy(line: Line): Schema {
  switch (line.verb) {
    case 'list':
    case 'within':
      return listing(line);
    case 'message':
      return {
        ...heading(line.wire, 'sendMessage', 'Sends a message to the agency.'),
        parameters: [press],
        requestBody: bodyOf(line.wire, { partial: false }).body,
        responses: {
          201: json('It has arrived.', refTo('Done')),
          ...errors('400', '409', '413', '415', '429', '507'),
        },
      };
    case 'signIn':
    case 'signOut':
      return sessions[line.verb];
    case 'one':
    case 'create':
    case 'update':
    case 'remove':
      return records[line.verb](line);
  }
}

function listing(line: ListLine | WithinLine): Schema {
  const { wire, envelope, verb } = line;
  const many = typeName(wire.collection.names.many);
  const named =
    verb === 'list'
      ? heading(wire, `list${many}`, `Lists ${wire.spelling.many}, newest first.`)
      : heading(wire, `list${many}Of`, 'Lists what belongs to one, newest first.');
  const chosen =
    verb === 'within'
      ? [number('Number of the record they belong to.')]
      : line.where
        ? [onlyOf(line.where)]
        : [];
  const failures = verb === 'within' ? errors('400', '404') : errors('400');
  return {
    ...named,
    description: envelopeWords[envelope],
    parameters: [...chosen, ...paging],
    responses: { 200: json('The list.', listSchema(wire, envelope)), ...failures },
  };
}

const records: Record<RecordLine['verb'], (line: RecordLine) => Schema> = {
  one: ({ wire }) => ({
    ...heading(wire, `get${recordName(wire)}`, `Gives ${wire.spelling.one}.`),
    parameters: [number('Number of the record.')],
    responses: { 200: json('The record.', refTo(recordName(wire))), ...errors('404') },
  }),
  create: ({ wire }) => ({
    ...heading(wire, `create${recordName(wire)}`, `Adds ${wire.spelling.one}.`),
    parameters: [press],
    requestBody: bodyOf(wire, { partial: false }).body,
    responses: {
      201: json('The new record.', refTo(recordName(wire))),
      ...errors('400', '401', '409', '413', '415', '507'),
    },
  }),
  update: ({ wire }) => ({
    ...heading(wire, `update${recordName(wire)}`, `Changes ${wire.spelling.one}.`),
    description:
      'What is named is changed, the rest is kept. A picture is only replaced by a file: text in its place, and ' +
      'words that are not known, such as `oldImage` and `oldThumbnail`, mean nothing.',
    parameters: [number('Number of the record.')],
    requestBody: bodyOf(wire, { partial: true }).body,
    responses: {
      200: json('The record as it is now.', refTo(recordName(wire))),
      ...errors('400', '401', '404', '413', '415', '507'),
    },
  }),
  remove: ({ wire }) => ({
    ...heading(wire, `delete${recordName(wire)}`, `Removes ${wire.spelling.one}.`),
    description: 'What belongs to it goes with it, and pictures that nothing else shows.',
    parameters: [number('Number of the record.')],
    responses: { 200: json('It is gone.', refTo('Done')), ...errors('401', '404') },
  }),
};

/** What makes one press of several calls. */
const press: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key of your own for this one deed, such as a random UUID. For a day, a call with the same key and the same content ' +
    'adds nothing and gives the record that the first one added; with other content it is a conflict. A call that was ' +
    'refused does not count. While the first is still under way, the second waits for it.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,100}$' },
};

const sessions: Record<SessionLine['verb'], Schema> = {
  signIn: {
    operationId: 'signIn',
    tags: ['staff'],
    summary: 'Signs staff in.',
    description: 'The token goes into the `Authorization` header of later calls: `Bearer {token}`.',
    requestBody: bodyAlike(refTo('SignIn')),
    responses: {
      200: json('Signed in.', refTo('Token')),
      ...errors('400', '401', '413', '415', '429'),
    },
  },
  signOut: {
    operationId: 'signOut',
    tags: ['staff'],
    summary: 'Ends the session of the token that comes with the call.',
    responses: { 200: json('Signed out.', refTo('Done')), ...errors('401') },
  },
};

function heading({ spelling }: Wire, operationId: string, summary: string): Schema {
  return { operationId, tags: [spelling.many], summary };
}

function number(description: string): Schema {
  const schema = { type: 'integer', minimum: 1 };
  return { name: PARAMETER, in: 'path', required: true, description, schema, example: examples.id };
}
