import type { FastifyInstance } from 'fastify';
import { csvName, type ListingType } from '../../schema/listing-kinds.ts';
import { stateOf, type Collection } from '../collections/definitions/collection.ts';
import { searchOf } from '../collections/graphql/list.ts';
import type { Condition } from '../collections/queries/record-reader.ts';
import type { ExportFilter, Sheet } from '../collections/csv/exports.ts';
import { contactMessages } from '../enquiries/contact-message.ts';
import { messageConditionsIn } from '../enquiries/message-filter.ts';
import { messageSheet } from '../enquiries/messages-csv.ts';
import { InvalidInput } from '../errors.ts';
import { actorOf, authorize } from '../policies.ts';
import { listingSheet } from '../listings/listing-csv.ts';
import { listingsOf } from '../listings/listing-kind.ts';
import { conditionsIn } from '../search/listing-filter.ts';
import type { Services } from '../services.ts';
import { message } from '../messages.ts';

interface ExportFile {
  collection: Collection;
  sheet: (database: Services['database']) => Promise<Sheet> | Sheet;
  /** Converts the filters in the query string to SQL conditions. Throws `InvalidInput` for an invalid filter. */
  conditions?: (query: URLSearchParams) => Condition[];
}

const listingFile = (collection: Collection): ExportFile => ({
  collection,
  sheet: (database) => listingSheet(collection, database),
  conditions: conditionsIn,
});

/** File names below `/admin/export/`. */
const FILES: Readonly<Record<string, ExportFile>> = {
  ...Object.fromEntries(
    Object.entries(listingsOf).map(([type, collection]) => [
      `${csvName(type as ListingType)}.csv`,
      listingFile(collection),
    ]),
  ),
  'messages.csv': { collection: contactMessages, sheet: () => messageSheet, conditions: messageConditionsIn },
};

/** Makes spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Serves the CSV files of the panel's lists at `/admin/export/{name}.csv` to staff, with the list's search, state and filters. */
export function exportRoutes(app: FastifyInstance): void {
  const { accounts, audit, database, exports, stores } = app.services;
  for (const [name, { collection, sheet, conditions }] of Object.entries(FILES)) {
    app.get(`/admin/export/${name}`, { exposeHeadRoute: false }, async (request, reply) => {
      const staff = await accounts.staffOf(request.headers.authorization);
      authorize(actorOf(staff), 'export', collection);
      const { searchParams } = new URL(request.url, 'http://export');
      const query = {
        ...parseQuery(request.query as Record<string, unknown>, collection),
        where: conditions?.(searchParams),
      };
      await audit.addExport(staff!.staffId, name);
      const lines = await exports.open(
        stores.for(actorOf(staff)).of(collection),
        await sheet(database),
        query,
      );
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      });
      lines.unshift(BYTE_ORDER_MARK);
      return reply.send(lines);
    });
  }
}

function parseQuery({ search, state }: Record<string, unknown>, collection: Collection): ExportFilter {
  if (search !== undefined && typeof search !== 'string')
    throw new InvalidInput({ search: message('NOT_ONE_TEXT', { label: 'search' }) });
  if (state === undefined) return { search: searchOf(search) };
  const states = Object.values(stateOf(collection)?.states ?? {});
  if (typeof state === 'string' && states.includes(state)) return { search: searchOf(search), state };
  throw new InvalidInput({
    state:
      states.length > 0
        ? message('NOT_ONE_OF', { label: 'state', values: states })
        : message('NOT_A_FILTER', { label: 'state' }),
  });
}
