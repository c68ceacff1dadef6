import type { FastifyInstance } from 'fastify';
import { searchOf } from '../collections/graphql/list-arguments.ts';
import { viewerOf } from '../collections/declaring/viewer.ts';
import { stateOf, type Collection } from '../collections/declaring/collection.ts';
import type { Exported, Exports } from '../collections/spreadsheets/exports.ts';
import type { AllStores } from '../collections/stores.ts';
import { InvalidInput, NotSignedIn } from '../errors.ts';
import { exportFiles } from './files.ts';

export interface ExportParts {
  exports: Exports;
  stores: AllStores;
  /** Whose token came with the request, or null for none or a bad one. */
  staffOf(authorization: string | undefined): Promise<{ staffId: number } | null>;
}

/** The files that staff take away, at `/admin/export/{name}.csv`: what the panel's list shows, with a token. */
export function exportDoor(app: FastifyInstance, { exports, stores, staffOf }: ExportParts): void {
  for (const [name, { collection, sheet, conditions }] of Object.entries(exportFiles)) {
    app.get(`/admin/export/${name}`, { exposeHeadRoute: false }, async (request, reply) => {
      const staff = await staffOf(request.headers.authorization);
      if (!staff) throw new NotSignedIn();
      const { searchParams } = new URL(request.url, 'http://export');
      const asked = {
        ...askedBy(request.query as Record<string, unknown>, collection),
        where: conditions?.(searchParams),
      };
      const lines = await exports.open(stores.for(viewerOf(staff)).of(collection), sheet, asked);
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      });
      // The mark tells spreadsheets that the text is UTF-8.
      lines.unshift('\uFEFF');
      return reply.send(lines);
    });
  }
}

function askedBy({ search, state }: Record<string, unknown>, collection: Collection): Exported {
  if (search !== undefined && typeof search !== 'string')
    throw new InvalidInput({ search: 'search must be one text.' });
  if (state === undefined) return { search: searchOf(search) };
  const states = Object.values(stateOf(collection)?.states ?? {});
  if (typeof state === 'string' && states.includes(state)) return { search: searchOf(search), state };
  throw new InvalidInput({
    state: states.length > 0 ? `state must be one of ${states.join(', ')}.` : 'state means nothing here.',
  });
}
