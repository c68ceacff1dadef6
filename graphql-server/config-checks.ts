import { createServer } from 'node:net';
import { sep } from 'node:path';
import { BadSetting, type Config } from './config.ts';
import { makeWritableFolder } from './process/folders.ts';

type CheckedSettings = Pick<
  Config,
  'host' | 'port' | 'metricsHost' | 'metricsPort' | 'dataFolder' | 'uploadsFolder'
>;

/** An operating system error about an address or a file. */
interface SystemError extends NodeJS.ErrnoException {
  address?: string;
  hostname?: string;
  port?: number;
}

const ADDRESS_ERRORS = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];
const FOLDER_ERRORS = ['EEXIST', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'];

/** Converts an operating system error at start to the setting that caused it; undefined for any other error. */
export function toBadSetting(error: unknown, settings: CheckedSettings): BadSetting | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path, ...details } = error as SystemError;
  const { host, port, metricsHost, metricsPort, dataFolder, uploadsFolder } = settings;
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    const address = details.address ?? details.hostname ?? '';
    const hostName = address === metricsHost && address !== host ? 'METRICS_HOST' : 'HOST';
    const portName = details.port === metricsPort && details.port !== port ? 'METRICS_PORT' : 'PORT';
    const where = `${address}:${details.port}`;
    if (code === 'EADDRINUSE')
      return new BadSetting(`${portName} must be a free one: something listens at ${where} already.`);
    if (code === 'EACCES')
      return new BadSetting(
        `${portName} must be one that this process may listen at, which ${where} is not.`,
      );
    if (ADDRESS_ERRORS.includes(code))
      return new BadSetting(`${hostName} must be an address of this machine: ${address} is none.`);
  }
  const isInside = [dataFolder, uploadsFolder].some(
    (folder) => path === folder || path?.startsWith(folder + sep),
  );
  if (isInside && FOLDER_ERRORS.includes(code)) return notWritable(path!, code);
  return undefined;
}

const notWritable = (path: string, code: string) =>
  new BadSetting(`DATA_DIR must be a folder that this process can write to: ${path} is not one (${code}).`);

/**
 * Checks, before anything is stored, that the server can listen on its ports and write to its folders.
 * @throws BadSetting, or an error that `toBadSetting` converts
 */
export async function checkConfig(config: Config): Promise<void> {
  const { databaseUrl, tokenSecret, store, dataFolder, uploadsFolder } = config;
  if (databaseUrl === undefined || tokenSecret === undefined) checkFolder(dataFolder);
  if (store === undefined) checkFolder(uploadsFolder);
  await checkPort(config.port, config.host);
  if (config.metricsPort !== undefined) await checkPort(config.metricsPort, config.metricsHost);
}

function checkFolder(folder: string): void {
  try {
    makeWritableFolder(folder);
  } catch (error) {
    const { path = folder, code = '' } = error as NodeJS.ErrnoException;
    throw notWritable(path, code);
  }
}

/** Listens and closes at once. The server itself listens only when it can handle requests. */
function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });
}
