import type { FastifyRequest } from 'fastify';
import { LARGEST_ID } from '../collections/declaring/ids.ts';
import { PER_PAGE } from '../collections/reading/page.ts';
import { pictureUrl } from '../pictures/picture-urls.ts';
import { CHOICES, NUMBERS, PLACES, WITHIN, wishIn, WORDS } from '../search/in-address.ts';
import { interpretationOf } from '../search/homes.ts';
import { homesOf, toldOf } from '../search/told.ts';
import { answer, type Handler } from './answer.ts';
import { wrap } from './envelopes.ts';
import type { RestParts } from './parts.ts';
import { refuseMisspelt } from './misspelt.ts';
import { pageIn } from './query.ts';

/** What is asked after the question mark, several values of one name as they come. */
export const wordsIn = ({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'));

const partsOfSearch = [...CHOICES.keys(), ...NUMBERS.keys(), PLACES, WITHIN, WORDS];

const read = new WeakMap<FastifyRequest, ReturnType<typeof wishIn>>();

/** What a request searches for: read once, by whoever asks first. Throws `InvalidInput`. */
export function wishOfRequest(request: FastifyRequest): ReturnType<typeof wishIn> {
  let wish = read.get(request);
  if (wish) return wish;
  const words = wordsIn(request);
  refuseMisspelt([...words.keys()], { sent: partsOfSearch });
  read.set(request, (wish = wishIn(words)));
  return wish;
}

/** Which page of what is found is asked for. Throws `InvalidInput`. */
export function pageOfSearch(query: Record<string, unknown>): { page: number; limit: number } {
  const { page, limit } = pageIn(query) ?? { page: 1, limit: PER_PAGE };
  return { page: Math.min(Math.max(1, page), LARGEST_ID), limit };
}

/** Gives the homes of every kind that are found by their facts, a page of them. */
export function searchHomes({ reading, search }: RestParts): Handler {
  return async (request, reply) => {
    const { wish, sort, query } = wishOfRequest(request);
    const { page, limit } = pageOfSearch(request.query as Record<string, unknown>);
    const found = await search.find(wish, { sort, page, limit, isUncounted: true });
    const homes = await homesOf(reading, found.ids);
    const place = { page: found.page, limit, total: found.total, totalPages: found.pages };
    const interpretation = query.text === '' ? {} : { interpretation: interpretationOf(query, found.words) };
    return answer(reply, 200, { ...(wrap('page', homes.map(tell), place) as object), ...interpretation });
  };
}

type Home = Awaited<ReturnType<typeof homesOf>>[number];

function tell(home: Home): Record<string, unknown> {
  const { id, kind, price, picture, createdAt, updatedAt } = home;
  return {
    id,
    kind,
    price,
    ...toldOf(home),
    picture: picture && pictureUrl(picture),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
