import type { FastifyInstance, FastifyRequest } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** What browsers are told of each part of the server, ready to be sent. */
export interface SecurityHeaders {
  site: Headers;
  /** What pages load. Kept short: a first visit waits for each of them. */
  files: Headers;
  /** The staff panel: styles are made in place, and a picture is shown before it is sent. */
  admin: Headers;
  /** GraphiQL and the REST reference: ready-made pages that bring styles, fonts and pictures inside their code. */
  tools: Headers;
  /**
   * Answers that are no page: nothing in them may run, be framed, be shown by another site or tell whence it was come. What
   * else is said of pages is said of windows and what they open, and nothing in these ever has one.
   */
  api: Headers;
}

function policy(rules: Record<string, string>): string {
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

const STRICT = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
};

/**
 * Headers for a server that visitors reach at `publicUrl`; over https they keep to https. Pages may fetch from elsewhere only
 * what a tile provider's map is made of, from the host of its style, and so may the map's worker, which is a file.
 */
export function securityHeaders(publicUrl: string, mapStyle?: string): SecurityHeaders {
  const https = publicUrl.startsWith('https:');
  const file = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Not for subdomains: the agency's others are not ours to decide on.
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const answer = {
    ...file,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const always = {
    ...answer,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'x-permitted-cross-domain-policies': 'none',
  };
  const upgrade: Record<string, string> = https ? { 'upgrade-insecure-requests': '' } : {};
  const fetched: Record<string, string> = mapStyle
    ? { 'connect-src': `'self' ${new URL(mapStyle).origin}` }
    : {};
  const allowing = (rules: Record<string, string>): Headers =>
    Object.freeze({ ...always, 'content-security-policy': policy({ ...STRICT, ...rules, ...upgrade }) });
  return {
    site: allowing(fetched),
    files: Object.freeze({
      ...file,
      'content-security-policy': policy({
        'default-src': "'self'",
        ...fetched,
        'frame-ancestors': "'none'",
      }),
    }),
    admin: allowing({
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      ...fetched,
    }),
    tools: allowing({ 'style-src': "'self' 'unsafe-inline'", 'font-src': "'self' data:" }),
    api: Object.freeze({
      ...answer,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    }),
  };
}

/** Which headers an address gets; capital letters in an address lead to the same page (spec §10). */
function headersFor(
  { url, headers: { accept } }: FastifyRequest,
  { site, files, admin, tools, api }: SecurityHeaders,
): Headers {
  if (/^\/(?:assets|uploads)\//i.test(url)) return files;
  if (/^\/api\/docs(?:[/?]|$)/i.test(url)) return tools;
  if (/^\/graphql(?:[/?]|$)/i.test(url)) return accept?.includes('text/html') ? tools : api;
  if (/^\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/i.test(url)) return api;
  return /^\/admin(?:[/?]|$)/i.test(url) ? admin : site;
}

/** Sends them with every answer; a route that knows better sets its own. Call it before any route is added. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request, headers));
    done();
  });
}
