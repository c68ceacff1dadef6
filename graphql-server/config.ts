import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { cleanEnv, EnvError, makeValidator, str } from 'envalid';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SEEDS = ['demo', 'none'] as const;

/** The validated settings of the server. */
export interface Config {
  port: number;
  host: string;
  /** URL of a PostgreSQL server. Without it, the embedded database in `dataFolder` is used. */
  databaseUrl: string | undefined;
  /** URL of the database for `LISTEN`, when `databaseUrl` leads to a pooler. */
  listenUrl: string | undefined;
  dataFolder: string;
  uploadsFolder: string;
  /** Bucket of an S3-compatible store for pictures. Without it, they are in `uploadsFolder`. */
  store: StoreConfig | undefined;
  /** The site's origin as visitors type it, without a trailing slash. */
  publicUrl: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  tokenSecret: string | undefined;
  /** Content of an empty database. */
  seed: (typeof SEEDS)[number];
  logLevel: (typeof LOG_LEVELS)[number];
  /** Size of the response cache in bytes; 0 turns it off. */
  cacheMaxBytes: number;
  /** A separate port and address for `/metrics`. Without a port, there is none. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Bearer token for `/metrics` on the public port. Without it, the public port does not serve metrics. */
  metricsToken: string | undefined;
  /** Raster tiles of a map provider and the HTML of its attribution. Without them, maps show the drawn city. */
  mapTiles: { url: string; attribution: string | undefined } | undefined;
  /** Days after which entries of the audit list are deleted. */
  auditDays: number;
  /** Without it, enquiries are stored and not mailed. */
  mail: MailConfig | undefined;
}

/** The mail server, and the addresses of sender and recipients. */
interface MailConfig {
  /** `smtp:` or `smtps:`, with user and password if the server requires them. */
  url: string;
  from: string;
  /** Empty for the address of the first staff account. */
  to: string[];
}

/** A bucket and its access key. */
interface StoreConfig {
  /** Scheme, host and port. */
  origin: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
  /** True when the bucket's name is part of the host and not of the path. */
  inHost: boolean;
}

/** An invalid setting. The message names the setting and a valid value, never the value itself. */
export class BadSetting extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/**
 * Creates a validator of a setting.
 * @param expected completes the message for an invalid value, which begins with the variable and "must be"
 * @param parse returns undefined for an invalid value
 */
function setting<T>(expected: string, parse: (text: string) => T | undefined) {
  return makeValidator<T>((text) => {
    const value = parse(text);
    if (value === undefined) throw new EnvError(expected);
    return value;
  });
}

function oneOf<T extends string>(choices: readonly T[]) {
  return setting(`one of ${choices.join(', ')}`, (text) => choices.find((choice) => choice === text));
}

function longerThan(characters: number) {
  return setting(`at least ${characters} characters long`, (text) =>
    text.length >= characters ? text : undefined,
  );
}

const port = setting('a whole number from 0 to 65535', (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
);

const host = setting('a host name or an address without a port', (text) =>
  isIP(text) > 0 || /^[\w.-]+$/.test(text) ? text : undefined,
);

const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

function isDatabaseUrl(text: string): boolean {
  const url = parseUrl(text);
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  const { hostname, pathname, searchParams } = url;
  const hasOneHost = !hostname.includes(',') && (hostname !== '' || searchParams.has('host'));
  const hasDatabaseName = pathname.length > 1;
  return hasOneHost && hasDatabaseName;
}

/** Values of `sslmode` that `pg` knows; it treats any other as the strictest. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

function requireSslMode(text: string): void {
  const mode = /[?&]sslmode=([^&#]*)/.exec(text)?.[1];
  if (mode !== undefined && !SSL_MODES.includes(mode))
    throw new EnvError(`an address whose sslmode is one of ${SSL_MODES.join(', ')}`);
}

const SEVERAL_HOSTS = /^\w+:\/\/(?:[^/?#]*@)?[^/?#@]*,/;

const databaseUrl = setting('like postgres://user:password@host:5432/database', (text) => {
  if (SEVERAL_HOSTS.test(text))
    throw new EnvError('one address: for several servers, that of the proxy which leads to the primary');
  requireSslMode(text);
  return isDatabaseUrl(text) ? text : undefined;
});

const origin = setting('like https://www.example.com, without a path', (text) => {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const isOrigin = url.pathname === '/' && !url.search && !url.hash && !url.username;
  return isOrigin ? url.origin : undefined;
});

const mapTilesUrl = setting('like https://tiles.example.com/{z}/{x}/{y}.png?key=abc', (text) => {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || /[{}]/.test(url.host)) return undefined;
  return ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) ? text : undefined;
});

const isEmail = (text: string) => /^[^\s@,<>]+@[^\s@,<>]+$/.test(text);

const email = setting('an email address', (text) => (isEmail(text) ? text : undefined));

const emails = setting('an email address, or several with commas between', (text) => {
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isEmail) ? addresses : undefined;
});

const smtpUrl = setting(
  'like smtps://user:password@mail.example.com:465, the password percent-encoded',
  (text) => {
    const url = parseUrl(text);
    if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return undefined;
    const hasPath = !/^\/?$/.test(url.pathname) || url.hash !== '';
    const areCredentialsValid = decode(url.username + url.password) !== undefined;
    return !hasPath && areCredentialsValid ? text : undefined;
  },
);

/** Decodes percent-encoded text; undefined when it is malformed. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const storageUrl = setting(
  'like s3://KEY:SECRET@host:port/bucket?region=eu-central-1&style=path, key and secret percent-encoded ' +
    '(s3+http:// for a store without TLS; style=host where the bucket is a part of the host)',
  parseStorageUrl,
);

/** Parses the URL of a bucket; undefined when it is invalid. */
function parseStorageUrl(text: string): StoreConfig | undefined {
  const url = parseUrl(text);
  const [, http, bucket] = /^s3(\+http)?:\/\/[^/]+\/([\w.-]{3,63})\/?(?:\?.*)?$/.exec(text) ?? [];
  if (!url?.host || !bucket) return undefined;
  const [key, secret] = [decode(url.username), decode(url.password)];
  const { region = 'us-east-1', style = 'path', ...others } = Object.fromEntries(url.searchParams);
  if (!key || !secret || !['path', 'host'].includes(style) || Object.keys(others).length > 0)
    return undefined;
  const origin = `${http ? 'http' : 'https'}://${url.host}`;
  return { origin, bucket, key, secret, region, inHost: style === 'host' };
}

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const proxies = setting('a list of addresses, networks like 10.0.0.0/8, or "loopback"', (text) => {
  const names = text.split(',').map((name) => name.trim());
  const isNetwork = (name: string) => isIP(name.replace(/\/.*/, '')) > 0 && ipaddr.isValidCIDR(name);
  const isKnown = (name: string) => PROXY_RANGES.includes(name) || isIP(name) > 0 || isNetwork(name);
  return names.every(isKnown) ? names : undefined;
});

const bytes = setting('a whole number of bytes', (text) =>
  /^\d{1,12}$/.test(text) ? Number(text) : undefined,
);

const days = setting('a whole number of days from 1 to 36500', (text) =>
  /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 36_500 ? Number(text) : undefined,
);

/** Replaces a leading `~` with the user's home folder. */
const withHome = (path: string): string => path.replace(/^~(?=$|[/\\])/, () => homedir());

const folder = setting('a folder', (text) => resolve(withHome(text)));

/**
 * The absolute path of a command's argument. It is relative to the folder in which the user typed the command: npm runs
 * every command in the folder of the package and names the user's in `INIT_CWD`.
 */
export function callerPath(path: string, environment: NodeJS.ProcessEnv = process.env): string {
  const isRunByNpm = environment.npm_lifecycle_event !== undefined;
  return resolve((isRunByNpm && environment.INIT_CWD) || '.', withHome(path));
}

const optional = { default: undefined };

const SETTINGS = {
  PORT: port({ default: 4000 }),
  HOST: host({ default: '127.0.0.1' }),
  DATABASE_URL: databaseUrl(optional),
  DATABASE_LISTEN_URL: databaseUrl(optional),
  DATA_DIR: folder(optional),
  STORAGE_URL: storageUrl(optional),
  PUBLIC_URL: origin(optional),
  TRUSTED_PROXIES: proxies({ default: [] }),
  ADMIN_EMAIL: email(optional),
  ADMIN_PASSWORD: longerThan(10)(optional),
  TOKEN_SECRET: longerThan(32)(optional),
  SEED: oneOf(SEEDS)(optional),
  LOG_LEVEL: oneOf(LOG_LEVELS)({ default: 'info' }),
  CACHE_MAX_BYTES: bytes({ default: 24 * 1024 * 1024 }),
  METRICS_PORT: port(optional),
  METRICS_HOST: host({ default: '127.0.0.1' }),
  METRICS_TOKEN: longerThan(16)(optional),
  MAP_TILES_URL: mapTilesUrl(optional),
  MAP_TILES_ATTRIBUTION: str(optional),
  AUDIT_DAYS: days({ default: 730 }),
  SMTP_URL: smtpUrl(optional),
  MAIL_FROM: email(optional),
  MAIL_TO: emails({ default: [] }),
};

/** Throws one error that lists all invalid settings. */
function reporter({ errors }: { errors: Partial<Record<string, Error>> }): void {
  const messages = Object.entries(errors).map(([name, error]) => `${name} must be ${error?.message}.`);
  if (messages.length > 0) throw new BadSetting(messages.join(' '));
}

/**
 * Reads the server's settings from the environment; an empty variable counts as absent.
 * @throws BadSetting
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const settings = cleanEnv(variables, SETTINGS, { reporter });
  if (settings.ADMIN_PASSWORD !== undefined && settings.ADMIN_EMAIL === undefined) {
    throw new BadSetting('ADMIN_EMAIL must be set when ADMIN_PASSWORD is.');
  }
  const { SMTP_URL: smtp } = settings;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    listenUrl: settings.DATABASE_LISTEN_URL,
    dataFolder: settings.DATA_DIR ?? resolve('data'),
    uploadsFolder: settings.DATA_DIR === undefined ? resolve('uploads') : join(settings.DATA_DIR, 'uploads'),
    store: settings.STORAGE_URL,
    publicUrl,
    trustedProxies: settings.TRUSTED_PROXIES,
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
    tokenSecret: settings.TOKEN_SECRET,
    seed: settings.SEED ?? (settings.DATABASE_URL === undefined ? 'demo' : 'none'),
    logLevel: settings.LOG_LEVEL,
    cacheMaxBytes: settings.CACHE_MAX_BYTES,
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    metricsToken: settings.METRICS_TOKEN,
    mapTiles:
      settings.MAP_TILES_URL === undefined
        ? undefined
        : { url: settings.MAP_TILES_URL, attribution: settings.MAP_TILES_ATTRIBUTION },
    auditDays: settings.AUDIT_DAYS,
    mail:
      smtp === undefined
        ? undefined
        : { url: smtp, from: settings.MAIL_FROM ?? defaultSender(smtp, publicUrl), to: settings.MAIL_TO },
  };
}

/** The default sender: most mail servers accept only the address that signs in. */
function defaultSender(smtpUrl: string, publicUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return isEmail(user) ? user : `no-reply@${new URL(publicUrl).hostname}`;
}
