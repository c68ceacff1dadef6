import type { FastifyInstance, FastifyRequest } from 'fastify';

type Headers = Readonly<Record<string, string>>;

/** Response headers of each part of the server. */
interface SecurityHeaders {
  site: Headers;
  /** Assets and pictures. Few headers, because a first visit loads many files. */
  files: Headers;
  /** The staff panel: its components use inline styles, and it previews pictures before upload. */
  admin: Headers;
  /** GraphiQL and the REST reference, which use inline styles and embedded fonts. */
  tools: Headers;
  /** Responses that are not pages: nothing in them may run or be framed. */
  api: Headers;
}

function formatPolicy(rules: Record<string, string>): string {
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

const DEFAULT_POLICY = {
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
 * Headers for a server at `publicUrl`, with HSTS when that is https. Pages and the panel may also load the
 * pictures of the map's tile provider.
 */
export function securityHeaders(publicUrl: string, tilesUrl?: string): SecurityHeaders {
  const https = publicUrl.startsWith('https:');
  const fileHeaders = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Without includeSubDomains: other subdomains of the agency may not support https.
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
  const apiHeaders = {
    ...fileHeaders,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const pageHeaders = {
    ...apiHeaders,
    // Browsers ignore them without https, with a message in the console of every page.
    ...(https ? { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' } : {}),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'x-permitted-cross-domain-policies': 'none',
  };
  const upgrade: Record<string, string> = https ? { 'upgrade-insecure-requests': '' } : {};
  const tiles = tilesUrl ? ` ${new URL(tilesUrl).origin}` : '';
  const withPolicy = (rules: Record<string, string>): Headers =>
    Object.freeze({
      ...pageHeaders,
      'content-security-policy': formatPolicy({ ...DEFAULT_POLICY, ...rules, ...upgrade }),
    });
  return {
    site: withPolicy({ 'img-src': `'self' data:${tiles}` }),
    files: Object.freeze({
      ...fileHeaders,
      'content-security-policy': formatPolicy({
        'default-src': "'self'",
        'frame-ancestors': "'none'",
      }),
    }),
    admin: withPolicy({
      'style-src': "'self' 'unsafe-inline'",
      'img-src': `'self' data: blob:${tiles}`,
    }),
    tools: withPolicy({ 'style-src': "'self' 'unsafe-inline'", 'font-src': "'self' data:" }),
    api: Object.freeze({
      ...apiHeaders,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    }),
  };
}

/** The headers for a URL. Paths are case-insensitive (spec §10). */
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

/** Adds the headers to every response; a route may override them. Call it before any route is added. */
export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(request, headers));
    done();
  });
}
