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
import { parseSearch, repairParams } from '../../schema/search.ts';
import { PAGING, rejectUnknownNames, pageIn } from './query.ts';
import { message } from '../messages.ts';

const SEARCH_PARAMETERS = [
  ...ENUM_PARAMETERS.keys(),
  ...NUMBER_PARAMETERS.keys(),
  PLACE_PARAMETER,
  WITHIN_PARAMETER,
  WORDS_PARAMETER,
];

/** Longest part of an unknown name in a message. */
const MAX_NAME_LENGTH = 60;

/** Throws `InvalidInput` for an unknown parameter: all homes would be a wrong answer. */
function rejectUnknownParameters(params: URLSearchParams): void {
  const names = repairParams(params).map(([name]) => name);
  rejectUnknownNames(names, { sent: SEARCH_PARAMETERS });
  const known = [...SEARCH_PARAMETERS, ...PAGING];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new InvalidInput({
    [unknown]: message('UNKNOWN_PARAMETER', { name: unknown.slice(0, MAX_NAME_LENGTH), known }),
  });
}

/** Sends one page of the homes of all kinds that match a search. */
export function searchHomes({ stores, search }: Services): Handler {
  return async (request, reply) => {
    // A name may occur several times.
    const params = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    rejectUnknownParameters(params);
    const buildings = await search.buildingsIn(parseSearch(params).words);
    const { filter, sort, query } = parseSearchParams(params, buildings);
    const { page, limit } = pageIn(request.query as Record<string, unknown>) ?? { page: 1, limit: PER_PAGE };
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
