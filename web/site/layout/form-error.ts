import { data } from 'react-router-dom';

/** HTTP status codes by the error code of the API. */
const STATUS = new Map([
  ['BAD_USER_INPUT', 400],
  ['NOT_FOUND', 404],
  ['TOO_MANY_REQUESTS', 429],
  ['UNAVAILABLE', 503],
]);

/** The error of a form: the code of the API, and the seconds until a retry. */
export interface FormError {
  code?: string | undefined;
  retryAfter?: number | undefined;
}

/** Creates the response to a form that failed: the page with the submitted fields and the errors. */
export function failedForm<Returned>(returned: Returned, { code = '', retryAfter }: FormError) {
  const headers: HeadersInit = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  return data<Returned>(returned, { status: STATUS.get(code) ?? 500, headers });
}
