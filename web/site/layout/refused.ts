import { data } from 'react-router-dom';

/** What a page is answered with where the API did not do what its form was to have done, by the API's code. */
const STATUS = new Map([
  ['BAD_USER_INPUT', 400],
  ['NOT_FOUND', 404],
  ['TOO_MANY_REQUESTS', 429],
  ['UNAVAILABLE', 503],
]);

/** Why nothing came of a form: the API's code, and after how many seconds it may be sent again. */
export interface Refused {
  code?: string | undefined;
  retryAfter?: number | undefined;
}

/** The answer to a form of which nothing came: the page again, with what was typed and what was wrong. */
export function refused<Returned>(returned: Returned, { code = '', retryAfter }: Refused) {
  const headers: HeadersInit = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  return data<Returned>(returned, { status: STATUS.get(code) ?? 500, headers });
}
