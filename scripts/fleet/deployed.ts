import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../stamp.mjs';

/** The programs that `deploy/` has a configuration for. */
export type Balancer = 'haproxy' | 'nginx';

/** Where such a program listens, and the ports of the processes that it asks, all on this machine. */
export interface Place {
  port: number;
  members: readonly number[];
  /** What it writes goes there. */
  folder: string;
}

/** A program and its words: `run` has it run in the foreground, `check` has it say whether its configuration is right. */
export interface Command {
  run: [string, ...string[]];
  check: [string, ...string[]];
}

/** Where it is installed; `undefined` where it is not. */
function programOf(balancer: Balancer): string | undefined {
  return [`/usr/sbin/${balancer}`, `/usr/local/sbin/${balancer}`, `/usr/bin/${balancer}`].find(existsSync);
}

/** Those that are installed, the one that looks after the processes by itself first. */
export const installed = (): Balancer[] => (['haproxy', 'nginx'] as const).filter(programOf);

/** Writes the configuration in `deploy/` for processes on this machine, without TLS; gives how the program is started. */
export function balancerAt(balancer: Balancer, place: Place): Command {
  const program = programOf(balancer);
  if (program === undefined) throw new Error(`${balancer} is not installed.`);
  mkdirSync(place.folder, { recursive: true });
  return balancer === 'haproxy' ? haproxyAt(program, place) : nginxAt(program, place);
}

function haproxyAt(program: string, { port, members, folder }: Place): Command {
  const written = members.map((member, n) => `    server marsa${n + 1} 127.0.0.1:${member} check`);
  const text = deployed('haproxy.cfg')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace(/(?:^ *server .*\n)+/m, `${written.join('\n')}\n`);
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, text);
  return { run: [program, '-db', '-f', file], check: [program, '-c', '-f', file] };
}

function nginxAt(program: string, { port, members, folder }: Place): Command {
  const written = members.map((member) => `    server 127.0.0.1:${member} max_fails=1 fail_timeout=2s;`);
  const site = deployed('nginx.conf')
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace(/(?:^ *server 10\..*\n)+/m, `${written.join('\n')}\n`)
    .replace('/var/cache/nginx/marsa', join(folder, 'cache'));
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${join(folder, what)};`,
  );
  const { uid, username } = userInfo();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    [
      ...(uid === 0 ? [`user ${username};`] : []),
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${join(folder, 'nginx.log')};`,
      'events {}',
      `http { access_log off; ${own.join(' ')}\n${site}}`,
    ].join('\n'),
  );
  const words = ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', file];
  return { run: [program, ...words, '-g', 'daemon off;'], check: [program, ...words, '-t'] };
}

/** A server that Patroni looks after, on this machine. */
export interface PatroniPlace {
  name: string;
  /** Where PostgreSQL listens, Patroni itself, and etcd. */
  ports: { database: number; patroni: number; etcd: number };
  /** Where its data goes, with its socket and passwords beside; and where PostgreSQL's programs are. */
  data: string;
  programs: string;
}

/** The configuration in `deploy/` for such a server, without TLS. */
export function patroniFor({ name, ports, data, programs }: PatroniPlace): string {
  const beside = dirname(data);
  return deployed('patroni.yml')
    .replace(/^name: .*/m, `name: ${name}`)
    .replace(/(listen|connect_address): .*:8008/g, `$1: 127.0.0.1:${ports.patroni}`)
    .replace(/(listen|connect_address): .*:5432/g, `$1: 127.0.0.1:${ports.database}`)
    .replace(/^( *hosts: ).*/m, `$1[127.0.0.1:${ports.etcd}]`)
    .replace(/^( *data_dir: ).*/m, `$1${data}\n  parameters: { unix_socket_directories: ${beside} }`)
    .replace(/^( *bin_dir: ).*/m, `$1${programs}`)
    .replace(/^( *pgpass: ).*/m, `$1${data}.pgpass`)
    .replaceAll('hostssl', 'host')
    .replaceAll('10.0.0.0/24', '127.0.0.1/32');
}

function deployed(file: string): string {
  return readFileSync(join(root, 'deploy', file), 'utf8');
}

/** Has a program judge its configuration; throws with what it said. */
export function judge({ check: [program, ...words] }: Command): void {
  execFileSync(program, words, { stdio: 'pipe' });
}
