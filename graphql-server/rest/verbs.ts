import type { Handler } from './answer.ts';
import type { Route } from './routes.ts';
import type { RestParts } from './parts.ts';
import { listRecords, listWithin, readOne } from './reads.ts';
import { receiveMessage } from './contact-route.ts';
import { signIn, signOut } from './session-routes.ts';
import { searchHomes } from './search-route.ts';
import { createRecord, removeRecord, updateRecord } from './writes.ts';

/** What a route of the contract does. */
export function handlerOf(route: Route, parts: RestParts): Handler {
  switch (route.verb) {
    case 'list':
      return listRecords(route, parts);
    case 'within':
      return listWithin(route, parts);
    case 'search':
      return searchHomes(parts);
    case 'one':
      return readOne(route, parts);
    case 'create':
      return createRecord(route, parts);
    case 'update':
      return updateRecord(route, parts);
    case 'remove':
      return removeRecord(route, parts);
    case 'message':
      return receiveMessage(route, parts);
    case 'signIn':
      return signIn(parts);
    case 'signOut':
      return signOut(parts);
  }
}
