/** Addresses whose askers are programs: they are told in their own words what cannot be read. */
const PROGRAMS = /^\/(?:api|graphql)(?:[/?]|$)/i;

/**
 * An address that can be read. What is no sign after a `%` is taken for a `%` that was meant, so that whoever mistyped
 * or cut off an address of the site comes to a page that says that nothing is there.
 */
export function readable(url: string): string {
  if (!url.includes('%') || PROGRAMS.test(url)) return url;
  const [path = '', ...query] = url.split('?');
  return [path.split('/').map(readablePart).join('/'), ...query].join('?');
}

function readablePart(part: string): string {
  const signs = part.replace(/%(?![0-9a-f]{2})/gi, '%25');
  return isText(signs) ? signs : part.replaceAll('%', '%25');
}

/** Whether bytes written as signs are letters at all. */
function isText(signs: string): boolean {
  try {
    return decodeURIComponent(signs).length <= signs.length; // what is not looked at, the build leaves out
  } catch {
    return false;
  }
}
