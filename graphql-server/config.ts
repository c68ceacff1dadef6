import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { cleanEnv, EnvError, makeValidator } from 'envalid';
import { readStore, STORE_LIKE, type StoreConfig } from './config-store.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SEEDS = ['demo', 'none'] as const;

/** How this server is to run; every value checked. */
export interface Config {
  port: number;
  host: string;
  /** Address of a PostgreSQL server; absent: the embedded database in `dataFolder`. */
  databaseUrl: string | undefined;
  /** The database itself, where `databaseUrl` is the address of a pooler; absent: notifications come by `databaseUrl`. */
  listenUrl: string | undefined;
  dataFolder: string;
  uploadsFolder: string;
  /** The bucket of an S3-compatible store that pictures are in; absent: they are in `uploadsFolder`. */
  store: StoreConfig | undefined;
  /** The site's origin as visitors type it, without a trailing slash. */
  publicUrl: string;
  /** Proxies whose word about a visitor's address is believed; nobody's by default. */
  trustedProxies: string[];
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  tokenSecret: string | undefined;
  /** What an empty database is filled with. */
  seed: (typeof SEEDS)[number];
  logLevel: (typeof LOG_LEVELS)[number];
  /** Size of the response cache in bytes; 0 turns it off. */
  cacheMaxBytes: number;
  /** Port of `/metrics` alone, and the address it listens on; absent: there is none. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Who brings it is told `/metrics` on the public port too; absent: nobody is. */
  metricsToken: string | undefined;
  /** The style of a tile provider's map, which visitors' browsers fetch; absent: the map is our own drawing. */
  mapStyleUrl: string | undefined;
  /** How enquiries are mailed; absent: they are not. */
  mail: MailConfig | undefined;
  /** A sentence for each setting that is given by its old name. */
  deprecations: string[];
}

/** The mail server, and the addresses that letters go between. */
export interface MailConfig {
  /** `smtp:` or `smtps:`, with name and password if it wants them. */
  url: string;
  from: string;
  /** Empty: the first staff account's. */
  to: string[];
}

/** A setting that the server cannot run with; the message names it and says what would be right, never its value. */
export class BadSetting extends Error {
  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** A setting that is right when `read` makes something of it; otherwise the variable "must be" what `right` says. */
function setting<T>(right: string, read: (words: string) => T | undefined) {
  return makeValidator<T>((words) => {
    const value = read(words);
    if (value === undefined) throw new EnvError(right);
    return value;
  });
}

function oneOf<T extends string>(choices: readonly T[]) {
  return setting(`one of ${choices.join(', ')}`, (words) => choices.find((choice) => choice === words));
}

function longerThan(characters: number) {
  return setting(`at least ${characters} characters long`, (words) =>
    words.length >= characters ? words : undefined,
  );
}

const port = setting('a whole number from 0 to 65535', (words) =>
  /^\d{1,5}$/.test(words) && Number(words) <= 65_535 ? Number(words) : undefined,
);

const host = setting('a host name or an address without a port', (words) =>
  isIP(words) > 0 || /^[\w.-]+$/.test(words) ? words : undefined,
);

function isDatabaseUrl(words: string): boolean {
  const url = URL.canParse(words) && new URL(words);
  const named = url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  return Boolean(named && !url.hostname.includes(',') && (url.hostname || url.searchParams.has('host')));
}

/** What `pg` takes for `sslmode`; it reads any other word as the strictest of them. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

function requireSslMode(words: string): void {
  const mode = /[?&]sslmode=([^&#]*)/.exec(words)?.[1];
  if (mode !== undefined && !SSL_MODES.includes(mode))
    throw new EnvError(`an address whose sslmode is one of ${SSL_MODES.join(', ')}`);
}

const SEVERAL_HOSTS = /^\w+:\/\/(?:[^/?#]*@)?[^/?#@]*,/;

const databaseUrl = setting('like postgres://user:password@host:5432/database', (words) => {
  if (SEVERAL_HOSTS.test(words))
    throw new EnvError('one address: for several servers, that of the proxy which leads to the primary');
  requireSslMode(words);
  return isDatabaseUrl(words) ? words : undefined;
});

const origin = setting('like https://www.example.com, without a path', (words) => {
  const url = URL.canParse(words) && new URL(words);
  const bare = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return bare && !url.username ? url.origin : undefined;
});

const mapStyleUrl = setting('like https://tiles.example.com/style.json?key=abc', (words) => {
  const url = URL.canParse(words) && new URL(words);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.hash ? url.href : undefined;
});

const isEmail = (words: string) => /^[^\s@,<>]+@[^\s@,<>]+$/.test(words);

const email = setting('an e-mail address', (words) => (isEmail(words) ? words : undefined));

const emails = setting('an e-mail address, or several with commas between', (words) => {
  const addresses = words.split(',').map((address) => address.trim());
  return addresses.every(isEmail) ? addresses : undefined;
});

const smtpUrl = setting(
  'like smtps://user:password@mail.example.com:465, the password percent-encoded',
  (words) => {
    const url = URL.canParse(words) && new URL(words);
    const named = url && /^smtps?:$/.test(url.protocol) && url.hostname && !url.hash;
    return named && /^\/?$/.test(url.pathname) && isEncoded(url.username + url.password) ? words : undefined;
  },
);

function isEncoded(words: string): boolean {
  try {
    return decodeURIComponent(words).length > -1;
  } catch {
    return false;
  }
}

const storageUrl = setting(STORE_LIKE, readStore);

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const proxies = setting('a list of addresses, networks like 10.0.0.0/8, or "loopback"', (words) => {
  const names = words.split(',').map((name) => name.trim());
  const isNetwork = (name: string) => isIP(name.replace(/\/.*/, '')) > 0 && ipaddr.isValidCIDR(name);
  const known = (name: string) => PROXY_RANGES.includes(name) || isIP(name) > 0 || isNetwork(name);
  return names.every(known) ? names : undefined;
});

const bytes = setting('a whole number of bytes', (words) =>
  /^\d{1,12}$/.test(words) ? Number(words) : undefined,
);

/** A path with `~` at its beginning as the user's home folder, which only a shell would replace. */
const withHome = (path: string): string => path.replace(/^~(?=$|[/\\])/, () => homedir());

const folder = setting('a folder', (words) => resolve(withHome(words)));

/**
 * The absolute path of a command's argument. It is relative to the folder in which the user typed the command: npm runs
 * every command in the folder of the package and names the user's in `INIT_CWD`.
 */
export function callerPath(path: string, environment: NodeJS.ProcessEnv = process.env): string {
  const isByNpm = environment.npm_lifecycle_event !== undefined;
  return resolve((isByNpm && environment.INIT_CWD) || '.', withHome(path));
}

const none = { default: undefined };

const SETTINGS = {
  PORT: port({ default: 4000 }),
  HOST: host({ default: '127.0.0.1' }),
  DATABASE_URL: databaseUrl(none),
  DATABASE_LISTEN_URL: databaseUrl(none),
  DATA_DIR: folder(none),
  STORAGE_URL: storageUrl(none),
  PUBLIC_URL: origin(none),
  TRUSTED_PROXIES: proxies({ default: [] }),
  ADMIN_EMAIL: email(none),
  ADMIN_PASSWORD: longerThan(10)(none),
  TOKEN_SECRET: longerThan(32)(none),
  SEED: oneOf(SEEDS)(none),
  LOG_LEVEL: oneOf(LOG_LEVELS)({ default: 'info' }),
  CACHE_MAX_BYTES: bytes({ default: 24 * 1024 * 1024 }),
  METRICS_PORT: port(none),
  METRICS_HOST: host({ default: '127.0.0.1' }),
  METRICS_TOKEN: longerThan(16)(none),
  MAP_STYLE_URL: mapStyleUrl(none),
  SMTP_URL: smtpUrl(none),
  MAIL_FROM: email(none),
  MAIL_TO: emails({ default: [] }),
};

/** Settings that have been renamed, old name to new name. The old name still works. */
const RENAMED: Readonly<Record<string, string>> = { KEPT_BYTES: 'CACHE_MAX_BYTES' };

/** Settings that no longer have any effect, with the reason. */
const IGNORED: Readonly<Record<string, string>> = {
  DATABASE_REPLICA_URL: 'the server in DATABASE_URL answers all requests',
};

type Environment = Record<string, string | undefined>;

/** The environment with renamed settings under their new names; a new name that is given wins. */
const withCurrentNames = (given: Environment): Environment =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const current = RENAMED[name] ?? name;
      return [current, given[current] ?? value];
    }),
  );

function deprecationsIn(given: Environment): string[] {
  const sentences = [
    ...Object.entries(RENAMED).map(([old, name]) => [old, `is deprecated: use ${name}`]),
    ...Object.entries(IGNORED).map(([old, reason]) => [old, `is deprecated and ignored: ${reason}`]),
  ];
  return sentences
    .filter(([old]) => old! in given)
    .map(([old, sentence]) => `The setting ${old} ${sentence}.`);
}

/** Throws one sentence for each setting that is wrong. */
function reporter({ errors }: { errors: Partial<Record<string, Error>> }): void {
  const sentences = Object.entries(errors).map(([name, error]) => `${name} must be ${error?.message}.`);
  if (sentences.length > 0) throw new BadSetting(sentences.join(' '));
}

/**
 * Reads the server's settings from the environment; an empty variable counts as absent.
 * @throws BadSetting
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, words]) => words?.trim()));
  const read = cleanEnv(withCurrentNames(given), SETTINGS, { reporter });
  if (read.ADMIN_PASSWORD !== undefined && read.ADMIN_EMAIL === undefined) {
    throw new BadSetting('ADMIN_EMAIL must be set when ADMIN_PASSWORD is.');
  }
  const { SMTP_URL: smtp } = read;
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`;
  return {
    port: read.PORT,
    host: read.HOST,
    databaseUrl: read.DATABASE_URL,
    listenUrl: read.DATABASE_LISTEN_URL,
    dataFolder: read.DATA_DIR ?? resolve('data'),
    uploadsFolder: read.DATA_DIR === undefined ? resolve('uploads') : join(read.DATA_DIR, 'uploads'),
    store: read.STORAGE_URL,
    publicUrl,
    trustedProxies: read.TRUSTED_PROXIES,
    adminEmail: read.ADMIN_EMAIL,
    adminPassword: read.ADMIN_PASSWORD,
    tokenSecret: read.TOKEN_SECRET,
    seed: read.SEED ?? (read.DATABASE_URL === undefined ? 'demo' : 'none'),
    logLevel: read.LOG_LEVEL,
    cacheMaxBytes: read.CACHE_MAX_BYTES,
    deprecations: deprecationsIn(given),
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    metricsToken: read.METRICS_TOKEN,
    mapStyleUrl: read.MAP_STYLE_URL,
    mail:
      smtp === undefined
        ? undefined
        : { url: smtp, from: read.MAIL_FROM ?? senderAt(smtp, publicUrl), to: read.MAIL_TO },
  };
}

/** Most mail servers take only letters from the address that signs in. */
function senderAt(smtpUrl: string, publicUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return isEmail(user) ? user : `no-reply@${new URL(publicUrl).hostname}`;
}

/** The PostgreSQL server that tests run on instead of the embedded one, if there is one. */
export function testDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}
