import type { Handler } from './answer.ts';
import type { Line } from './lines.ts';
import type { RestParts } from './parts.ts';
import { listRecords, listWithin, readOne } from './reads.ts';
import { receiveMessage, signIn, signOut } from './visits.ts';
import { createRecord, removeRecord, updateRecord } from './writes.ts';

/** What a line of the contract does. */
export function handlerOf(line: Line, parts: RestParts): Handler {
  switch (line.verb) {
    case 'list':
      return listRecords(line, parts);
    case 'within':
      return listWithin(line, parts);
    case 'one':
      return readOne(line, parts);
    case 'create':
      return createRecord(line, parts);
    case 'update':
      return updateRecord(line, parts);
    case 'remove':
      return removeRecord(line, parts);
    case 'message':
      return receiveMessage(line, parts);
    case 'signIn':
      return signIn(parts);
    case 'signOut':
      return signOut(parts);
  }
}
