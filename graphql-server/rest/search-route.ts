import type { FastifyRequest } from 'fastify';
import { PER_PAGE } from '../collections/queries/page.ts';
import { pictureUrl } from '../pictures/picture-urls.ts';
import {
  ENUM_PARAMETERS,
  NUMBER_PARAMETERS,
  parseSearchParams,
  PLACE_PARAMETER,
  WITHIN_PARAMETER,
  WORDS_PARAMETER,
} from '../search/search-params.ts';
import { interpretationOf } from '../search/homes.ts';
import { homesOf, serializeHome } from '../search/home-serializer.ts';
import { sendJson, type Handler, wrap } from './responses.ts';
import type { Services } from '../services.ts';
import { InvalidInput } from '../errors.ts';
import { repairParams } from '../../schema/search.ts';
import { PAGING, rejectUnknownNames, pageIn } from './query.ts';
import { message } from '../messages.ts';

/** The query parameters of a request; a name may occur several times. */
export const searchParamsOf = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'));

const SEARCH_PARAMETERS = [
  ...ENUM_PARAMETERS.keys(),
  ...NUMBER_PARAMETERS.keys(),
  PLACE_PARAMETER,
  WITHIN_PARAMETER,
  WORDS_PARAMETER,
];

/** Longest part of an unknown name in a message. */
const MAX_NAME_LENGTH = 60;

const parsed = new WeakMap<FastifyRequest, ReturnType<typeof parseSearchParams>>();

/**
 * The search of a request, cached for the request; the names of buildings are not recognised. Throws `InvalidInput`, also for an unknown
 * parameter: all homes would be a wrong answer.
 */
export function searchOfRequest(request: FastifyRequest): ReturnType<typeof parseSearchParams> {
  let search = parsed.get(request);
  if (search) return search;
  const params = searchParamsOf(request);
  const names = repairParams(params).map(([name]) => name);
  rejectUnknownNames(names, { sent: SEARCH_PARAMETERS });
  const unknown = names.find((name) => ![...SEARCH_PARAMETERS, ...PAGING].includes(name));
  if (unknown !== undefined) {
    throw new InvalidInput({
      [unknown]: message('UNKNOWN_PARAMETER', {
        name: unknown.slice(0, MAX_NAME_LENGTH),
        known: [...SEARCH_PARAMETERS, ...PAGING],
      }),
    });
  }
  parsed.set(request, (search = parseSearchParams(params)));
  return search;
}

/** The requested page of a search. Throws `InvalidInput`. */
export function pageOfSearch(query: Record<string, unknown>): { page: number; limit: number } {
  return pageIn(query) ?? { page: 1, limit: PER_PAGE };
}

/** Sends one page of the homes of all kinds that match a search. */
export function searchHomes({ stores, search }: Services): Handler {
  return async (request, reply) => {
    const buildings = await search.buildingsIn(searchOfRequest(request).query.text);
    const { filter, sort, query } = parseSearchParams(searchParamsOf(request), buildings);
    const { page, limit } = pageOfSearch(request.query as Record<string, unknown>);
    const found = await search.searchHomes(filter, { sort, page, limit });
    const homes = await homesOf(stores.for('visitor'), found.ids);
    const place = { page: found.page, limit, total: found.total, totalPages: found.pages };
    const interpretation = query.text === '' ? {} : { interpretation: interpretationOf(query, found.words) };
    return sendJson(reply, 200, {
      ...(wrap('page', homes.map(toRestHome), place) as object),
      ...interpretation,
    });
  };
}

type Home = Awaited<ReturnType<typeof homesOf>>[number];

function toRestHome(home: Home): Record<string, unknown> {
  const { id, kind, price, picture, createdAt, updatedAt } = home;
  return {
    id,
    kind,
    price,
    ...serializeHome(home),
    picture: picture && pictureUrl(picture),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
