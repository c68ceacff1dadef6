/** Paths of the APIs, which answer malformed URLs with an error. */
const API_PATHS = /^\/(?:api|graphql)(?:[/?]|$)/i;

/**
 * Escapes each `%` that does not start a valid percent-encoding, so that a mistyped or truncated URL of the site leads to its 404 page.
 */
export function rewriteUrl(url: string): string {
  if (!url.includes('%') || API_PATHS.test(url)) return url;
  const [path = '', ...query] = url.split('?');
  return [path.split('/').map(rewriteSegment).join('/'), ...query].join('?');
}

function rewriteSegment(part: string): string {
  const escaped = part.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return isDecodable(escaped) ? escaped : part.replaceAll('%', '%25');
}

/** True for valid percent-encoded UTF-8. */
function isDecodable(escaped: string): boolean {
  try {
    return decodeURIComponent(escaped).length <= escaped.length; // the minifier removes an unused call
  } catch {
    return false;
  }
}
