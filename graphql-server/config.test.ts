import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { BadSetting, callerPath, readConfig } from './config.ts';

test('without any setting the server runs on its own database, on port 4000, with demo content', () => {
  expect(readConfig({ DATABASE_URL: '', SEED: ' ' })).toEqual({
    port: 4000,
    auditDays: 730,
    host: '127.0.0.1',
    databaseUrl: undefined,
    listenUrl: undefined,
    dataFolder: resolve('data'),
    uploadsFolder: resolve('uploads'),
    store: undefined,
    publicUrl: 'http://localhost:4000',
    trustedProxies: [],
    adminEmail: undefined,
    adminPassword: undefined,
    tokenSecret: undefined,
    seed: 'demo',
    logLevel: 'info',
    cacheMaxBytes: 24 * 1024 * 1024,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    metricsToken: undefined,
    mapTiles: undefined,
    mail: undefined,
  });
});

test('settings override the defaults that depend on them', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://site:word@db:5432/marsa',
    DATA_DIR: '/var/marsa',
    PUBLIC_URL: 'https://Marsa.example/',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
  });
  expect(config).toMatchObject({ seed: 'none', publicUrl: 'https://marsa.example' });
  expect(config.uploadsFolder).toBe(join('/var/marsa', 'uploads'));
  expect(config.trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
  expect(readConfig({ PORT: '80', SEED: 'none' })).toMatchObject({
    publicUrl: 'http://localhost:80',
    seed: 'none',
  });
});

test('rejects several hosts in the address of the database', () => {
  const url = 'postgres://site:w%40rd@one:5432,[::1]:5433,other/marsa?sslmode=require';
  expect(() => readConfig({ DATABASE_URL: url })).toThrow(
    new BadSetting(
      'DATABASE_URL must be one address: for several servers, that of the proxy which leads to the primary.',
    ),
  );
});

test('pictures are in a bucket if one is named: its key and secret decoded, with or without TLS', () => {
  const store = (url: string) => readConfig({ STORAGE_URL: url }).store;
  expect(store('s3://site%3Amarsa:s3cr%2Ft%2B@s3.example.com/marsa-pictures?region=eu-central-1')).toEqual({
    origin: 'https://s3.example.com',
    bucket: 'marsa-pictures',
    key: 'site:marsa',
    secret: 's3cr/t+',
    region: 'eu-central-1',
    inHost: false,
  });
  expect(store('s3+http://key:word@10.0.0.7:9000/pictures?style=host')).toMatchObject({
    origin: 'http://10.0.0.7:9000',
    region: 'us-east-1',
    inHost: true,
  });
});

test('enquiries are mailed from the address that signs in, unless another is named', () => {
  const { mail } = readConfig({ SMTP_URL: 'smtps://office%40marsa.example:s3cret@mail.example.com' });
  expect(mail).toMatchObject({ from: 'office@marsa.example', to: [] });
  const named = { MAIL_FROM: 'site@marsa.example', MAIL_TO: 'a@marsa.example, b@marsa.example' };
  expect(readConfig({ SMTP_URL: 'smtp://relay', ...named }).mail).toEqual({
    url: 'smtp://relay',
    from: 'site@marsa.example',
    to: ['a@marsa.example', 'b@marsa.example'],
  });
  const { mail: withDefaults } = readConfig({
    SMTP_URL: 'smtp://relay:2525',
    PUBLIC_URL: 'https://www.marsa.example',
  });
  expect(withDefaults?.from).toBe('no-reply@www.marsa.example');
});

const TILES_SENTENCE = 'MAP_TILES_URL must be like https://tiles.example.com/{z}/{x}/{y}.png?key=abc.';
const STORAGE_SENTENCE =
  'STORAGE_URL must be like s3://KEY:SECRET@host:port/bucket?region=eu-central-1&style=path, key and secret ' +
  'percent-encoded (s3+http:// for a store without TLS; style=host where the bucket is a part of the host).';

const SMTP_SENTENCE =
  'SMTP_URL must be like smtps://user:password@mail.example.com:465, the password percent-encoded.';

describe('an invalid setting is rejected with a message that names a valid value, not the invalid one', () => {
  test.each([
    ['PORT', '4000x', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['HOST', 'localhost:4000', 'HOST must be a host name or an address without a port.'],
    [
      'DATABASE_URL',
      'mysql://me:s3cret@db/x',
      'DATABASE_URL must be like postgres://user:password@host:5432/database.',
    ],
    [
      'DATABASE_URL',
      'postgres://db',
      'DATABASE_URL must be like postgres://user:password@host:5432/database.',
    ],
    [
      'DATABASE_URL',
      'postgres://me:s3cret@db/marsa?sslmode=bogus',
      'DATABASE_URL must be an address whose sslmode is one of disable, prefer, require, verify-ca, verify-full, no-verify.',
    ],
    ...['postgres://me:s3cret@:5432/marsa', 'one:5432', 'mysql://me:s3cret@one/marsa'].map(
      (url) =>
        [
          'DATABASE_LISTEN_URL',
          url,
          'DATABASE_LISTEN_URL must be like postgres://user:password@host:5432/database.',
        ] as const,
    ),
    ['PUBLIC_URL', 'marsa.example', 'PUBLIC_URL must be like https://www.example.com, without a path.'],
    [
      'PUBLIC_URL',
      'https://a.example/site',
      'PUBLIC_URL must be like https://www.example.com, without a path.',
    ],
    [
      'TRUSTED_PROXIES',
      'all',
      'TRUSTED_PROXIES must be a list of addresses, networks like 10.0.0.0/8, or "loopback".',
    ],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/99',
      'TRUSTED_PROXIES must be a list of addresses, networks like 10.0.0.0/8, or "loopback".',
    ],
    ['METRICS_PORT', '70000', 'METRICS_PORT must be a whole number from 0 to 65535.'],
    ['METRICS_TOKEN', 'guess me', 'METRICS_TOKEN must be at least 16 characters long.'],
    ['ADMIN_EMAIL', 'owner', 'ADMIN_EMAIL must be an email address.'],
    ['ADMIN_PASSWORD', 'short1', 'ADMIN_PASSWORD must be at least 10 characters long.'],
    ['ADMIN_PASSWORD', 'long enough', 'ADMIN_EMAIL must be set when ADMIN_PASSWORD is.'],
    ['TOKEN_SECRET', 'guess me', 'TOKEN_SECRET must be at least 32 characters long.'],
    ['SEED', 'Demo', 'SEED must be one of demo, none.'],
    ['MAP_TILES_URL', 'tiles.example.com/{z}/{x}/{y}.png', TILES_SENTENCE],
    ['MAP_TILES_URL', 'https://tiles.example.com/style.json?key=abc', TILES_SENTENCE],
    ['MAP_TILES_URL', 'https://{s}.tiles.example.com/{z}/{x}/{y}.png', TILES_SENTENCE],
    ['MAP_TILES_URL', 'https://me:s3cret@tiles.example.com/{z}/{x}/{y}.png', TILES_SENTENCE],
    ['STORAGE_URL', 'https://key:s3cret@s3.example.com/pictures', STORAGE_SENTENCE],
    ['STORAGE_URL', 's3://s3.example.com/pictures', STORAGE_SENTENCE],
    ['STORAGE_URL', 's3://key:s3cret@s3.example.com', STORAGE_SENTENCE],
    ['STORAGE_URL', 's3://key:s3cret@s3.example.com/two/parts', STORAGE_SENTENCE],
    ['STORAGE_URL', 's3://key:s3cret%@s3.example.com/pictures', STORAGE_SENTENCE],
    ['STORAGE_URL', 's3://key:s3/cret@s3.example.com/pictures', STORAGE_SENTENCE],
    ['STORAGE_URL', 's3://key:s3cret@s3.example.com/pictures?style=none', STORAGE_SENTENCE],
    ['STORAGE_URL', 's3://key:s3cret@s3.example.com/pictures?tls=no', STORAGE_SENTENCE],
    ['SMTP_URL', 'mail.example.com:25', SMTP_SENTENCE],
    ['SMTP_URL', 'smtps://office:s3cret%@mail.example.com', SMTP_SENTENCE],
    ['SMTP_URL', 'smtp://office:s3cret@/x', SMTP_SENTENCE],
    ['MAIL_FROM', 'Marsa <office@example.com>', 'MAIL_FROM must be an email address.'],
    [
      'MAIL_TO',
      'a@example.com; b@example.com',
      'MAIL_TO must be an email address, or several with commas between.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(new BadSetting(sentence));
  });

  test('several invalid settings are reported together', () => {
    expect(() => readConfig({ PORT: 'x', SEED: 'x' })).toThrow(
      'PORT must be a whole number from 0 to 65535. SEED must be one of demo, none.',
    );
  });
});

test('a path on the command line is relative to the folder in which the command was typed', () => {
  const byNpm = { npm_lifecycle_event: 'backup', INIT_CWD: '/home/sara' };
  expect(callerPath('backups/monday', byNpm)).toBe('/home/sara/backups/monday');
  expect(callerPath('/var/backups', byNpm)).toBe('/var/backups');
  expect(callerPath('monday', { INIT_CWD: '/elsewhere' })).toBe(resolve('monday'));
  expect(callerPath('~/monday', byNpm)).toBe(join(homedir(), 'monday'));
  expect(callerPath('~', byNpm)).toBe(homedir());
  expect(callerPath('monday~', byNpm)).toBe('/home/sara/monday~');
  expect(readConfig({ DATA_DIR: '~/site' }).dataFolder).toBe(join(homedir(), 'site'));
});
