import { typeName } from '../collections/definitions/collection.ts';
import type { Schema } from '../collections/definitions/field.ts';
import {
  isGuarded,
  type ListRoute,
  type MessageRoute,
  type RecordRoute,
  type Route,
  type WithinRoute,
} from './contract.ts';
import {
  bodyOf,
  errors,
  idempotencyKey,
  idParameter,
  json,
  onlyOf,
  paging,
  requestBody,
} from './openapi-components.ts';
import { listSchema, recordName, refTo } from './openapi-schemas.ts';
import { searchOperation } from './openapi-search.ts';
import type { Envelope } from './responses.ts';
import type { Serializer } from './serializer.ts';

/** The OpenAPI operation of a route. */
export function operationOf(route: Route): Schema {
  return { ...describeRoute(route), security: isGuarded(route) ? [{ staff: [] }] : [] };
}

function describeRoute(route: Route): Schema {
  switch (route.verb) {
    case 'list':
      return listOperation(route);
    case 'within':
      return withinOperation(route);
    case 'search':
      return searchOperation;
    case 'one':
      return getOperation(route);
    case 'create':
      return createOperation(route);
    case 'update':
      return updateOperation(route);
    case 'remove':
      return removeOperation(route);
    case 'message':
      return messageOperation(route);
    case 'signIn':
      return signInOperation;
    case 'signOut':
      return signOutOperation;
  }
}

const listOperation = ({ serializer, envelope, where }: ListRoute): Schema => ({
  ...heading(serializer, `list${pluralName(serializer)}`, `Lists ${serializer.spelling.many}, newest first.`),
  description: envelopeDescriptions[envelope],
  parameters: [...(where ? [onlyOf(where)] : []), ...paging],
  responses: { 200: json('The list.', listSchema(serializer, envelope)), ...errors('400') },
});

const withinOperation = ({ serializer, envelope }: WithinRoute): Schema => ({
  ...heading(
    serializer,
    `list${pluralName(serializer)}Of`,
    'Lists the records of one parent in the order that staff chose; new ones come last.',
  ),
  description: envelopeDescriptions[envelope],
  parameters: [idParameter('Id of the parent.'), ...paging],
  responses: { 200: json('The list.', listSchema(serializer, envelope)), ...errors('400', '404') },
});

const envelopeDescriptions: Record<Envelope, string> = {
  list: 'Without `page` and `limit` an array of all records; with either, one page.',
  data: 'Without `page` and `limit` all records under `data`; with either, one page.',
  success: 'Without `page` and `limit` all records; with either, one page.',
  page: 'Without `page` and `limit` all records as one page.',
};

const getOperation = ({ serializer }: RecordRoute): Schema => ({
  ...heading(serializer, `get${recordName(serializer)}`, `Returns ${serializer.spelling.one}.`),
  parameters: [idParameter('Id of the record.')],
  responses: { 200: json('The record.', refTo(recordName(serializer))), ...errors('404') },
});

const createOperation = ({ serializer }: RecordRoute): Schema => ({
  ...heading(serializer, `create${recordName(serializer)}`, `Creates ${serializer.spelling.one}.`),
  parameters: [idempotencyKey],
  requestBody: bodyOf(serializer, { partial: false }).body,
  responses: {
    201: json('The new record.', refTo(recordName(serializer))),
    ...errors('400', '401', '403', '409', '413', '415', '507'),
  },
});

const updateOperation = ({ serializer }: RecordRoute): Schema => ({
  ...heading(serializer, `update${recordName(serializer)}`, `Updates ${serializer.spelling.one}.`),
  description:
    'Updates only the fields that are sent. A picture is only replaced by a file: text in its field and unknown ' +
    'fields, such as `oldImage` and `oldThumbnail`, are ignored.',
  parameters: [idParameter('Id of the record.')],
  requestBody: bodyOf(serializer, { partial: true }).body,
  responses: {
    200: json('The updated record.', refTo(recordName(serializer))),
    ...errors('400', '401', '403', '404', '413', '415', '507'),
  },
});

const removeOperation = ({ serializer }: RecordRoute): Schema => ({
  ...heading(serializer, `delete${recordName(serializer)}`, `Deletes ${serializer.spelling.one}.`),
  description: 'Also deletes its child records, and pictures that no other record uses.',
  parameters: [idParameter('Id of the record.')],
  responses: {
    200: json('The record is deleted.', refTo('Done'), { message: 'Deleted successfully!' }),
    ...errors('401', '403', '404'),
  },
});

const messageOperation = ({ serializer }: MessageRoute): Schema => ({
  ...heading(serializer, 'sendMessage', 'Sends a message to the agency.'),
  parameters: [idempotencyKey],
  requestBody: bodyOf(serializer, { partial: false }).body,
  responses: {
    201: json('It has arrived.', refTo('Done'), { message: 'Message sent successfully!' }),
    ...errors('400', '409', '413', '415', '429', '507'),
  },
});

const signInOperation: Schema = {
  operationId: 'signIn',
  tags: ['staff'],
  summary: 'Signs staff in.',
  description:
    'The token goes into the `Authorization` header of later calls: `Bearer {token}`. An account with a second factor gets a 401 that asks for `code`.',
  requestBody: requestBody(refTo('SignIn')),
  responses: {
    200: json('Signed in.', refTo('Token')),
    ...errors('400', '401', '413', '415', '429'),
  },
};

const signOutOperation: Schema = {
  operationId: 'signOut',
  tags: ['staff'],
  summary: 'Ends the session of the token.',
  responses: { 200: json('Signed out.', refTo('Done'), { message: 'Signed out.' }), ...errors('401') },
};

function heading({ spelling }: Serializer, operationId: string, summary: string): Schema {
  return { operationId, tags: [spelling.many], summary };
}

function pluralName({ collection }: Serializer): string {
  return typeName(collection.names.many);
}
