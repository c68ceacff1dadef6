import type { FastifyRequest } from 'fastify';

/** Whether a form comes from a page of ours, as far as browsers tell; programs that are none tell nothing. */
export function isFromHere(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  origin: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin;
  return from === undefined || from === origin || (URL.canParse(from) && new URL(from).host === host);
}
