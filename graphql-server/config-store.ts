/** A bucket, and the key by which it may be used. */
export interface StoreConfig {
  /** Scheme, host and port. */
  origin: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
  /** Whether the bucket's name is a part of the host and not of the path. */
  inHost: boolean;
}

/** What is right, in words. */
export const STORE_LIKE =
  'like s3://KEY:SECRET@host:port/bucket?region=eu-central-1&style=path, key and secret percent-encoded ' +
  '(s3+http:// for a store without TLS; style=host where the bucket is a part of the host)';

/** Reads the address of a bucket; `undefined` for what is none. */
export function readStore(words: string): StoreConfig | undefined {
  const url = URL.canParse(words) ? new URL(words) : undefined;
  const [, plain, bucket] = /^s3(\+http)?:\/\/[^/]+\/([\w.-]{3,63})\/?(?:\?.*)?$/.exec(words) ?? [];
  if (!url?.host || !bucket) return undefined;
  const [key, secret] = [decoded(url.username), decoded(url.password)];
  const { region = 'us-east-1', style = 'path', ...others } = Object.fromEntries(url.searchParams);
  if (!key || !secret || !['path', 'host'].includes(style) || Object.keys(others).length > 0)
    return undefined;
  const origin = `${plain ? 'http' : 'https'}://${url.host}`;
  return { origin, bucket, key, secret, region, inHost: style === 'host' };
}

function decoded(words: string): string | undefined {
  try {
    return decodeURIComponent(words);
  } catch {
    return undefined;
  }
}
