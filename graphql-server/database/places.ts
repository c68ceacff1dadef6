const PARTS = /^(?<before>\w+:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#@]*)(?<after>[^@]*)$/s;

/** The address of each server that one address names, as in `postgres://user:password@one:5432,other:5432/database`. */
export function placesIn(url: string): string[] {
  const { before, hosts, after } = PARTS.exec(url)?.groups ?? {};
  return hosts?.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/** An address without user and password. */
export function bare(url: string): string {
  const { hosts, after } = PARTS.exec(url)?.groups ?? {};
  return `${hosts}${after?.replace(/[?#].*$/s, '')}`;
}
