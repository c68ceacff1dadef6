import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Bucket, type BucketPlace } from './bucket.ts';

const run = promisify(execFile);
/** A start may take so many milliseconds on a machine that has other things to do. */
const PATIENCE = 90_000;

/** A running S3-compatible server with nothing in it. */
export interface StoreServer extends Omit<BucketPlace, 'bucket'> {
  /** A new bucket. */
  bucket(): Promise<BucketPlace>;
  /** Has it stand still, its connections with it; or go on. */
  freeze(): void;
  thaw(): void;
  /** Ends what takes its requests without a word; or starts that again, with what is stored. */
  kill(): void;
  again(): void;
  /** Lets a bucket take nothing more, as one that is full; or as much as there is. */
  fill?(bucket: string, isFull: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** A kind of server that is started for tests where its programs are installed. */
export interface StoreKind {
  name: string;
  programs: readonly string[];
  start(folder: string, ports: readonly number[]): Promise<Started>;
}

interface Started {
  key: string;
  secret: string;
  /** The port it listens on. */
  port: number;
  /** What stands behind the door. */
  processes: ChildProcess[];
  /** What takes its requests, and how that is started. */
  front: ChildProcess;
  door(): ChildProcess;
  fill?: StoreServer['fill'];
}

export const isInstalled = ({ programs }: StoreKind): boolean => {
  try {
    for (const program of programs) execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Starts a server of that kind; it ends with `stop`, or with this process. */
export async function startStore(kind: StoreKind): Promise<StoreServer> {
  const folder = await mkdtemp(join(tmpdir(), `marsa-${kind.name}-`));
  const parts = await kind.start(folder, await freePorts(5));
  const { key, secret, port, processes, door, fill } = parts;
  let { front } = parts;
  const all = () => [...processes, front];
  const origin = `http://127.0.0.1:${port}`;
  const common = { origin, key, secret, region: 'us-east-1', inHost: false };
  let buckets = 0;
  const makeBucket = async () => {
    const place = { ...common, bucket: `pictures-${++buckets}` };
    const status = await new Bucket(place).put('', Buffer.alloc(0));
    if (status !== 200) throw new Error(`No bucket: ${status}`);
    return place;
  };
  await waitFor('a bucket', makeBucket);
  return {
    ...common,
    bucket: makeBucket,
    freeze: () => all().forEach((each) => each.kill('SIGSTOP')),
    thaw: () => all().forEach((each) => each.kill('SIGCONT')),
    kill: () => front.kill('SIGKILL'),
    again: () => (front = door()),
    fill,
    stop: async () => {
      for (const each of all()) each.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Ceph's gateway over one monitor and one disk in memory. */
const radosgw: StoreKind = {
  name: 'radosgw',
  programs: ['radosgw', 'radosgw-admin', 'ceph-mon', 'ceph-osd', 'ceph', 'monmaptool'],
  async start(folder, [port, monitor]) {
    const [key, secret, id] = ['marsa-site', 'marsa/secret+1', randomUUID()];
    for (const part of ['mon', 'osd', 'rgw']) await mkdir(join(folder, part));
    const config = join(folder, 'ceph.conf');
    await writeFile(
      config,
      `[global]
fsid = ${id}
mon host = v1:127.0.0.1:${monitor}
mon initial members = a
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
mon data avail warn = 2
osd objectstore = memstore
memstore device bytes = 1073741824
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
rgw dns name =
rgw enable usage log = false
ms bind ipv6 = false
public network = 127.0.0.0/8
`,
    );
    const env = { PATH: process.env.PATH, CEPH_CONF: config };
    const does = (program: string, ...args: string[]) => run(program, args, { env, timeout: PATIENCE });
    const stays = (program: string, ...args: string[]) => staying(program, args, env);
    const [map, osd] = [join(folder, 'monmap'), randomUUID()];
    const address = `[v1:127.0.0.1:${monitor}]`;
    await does('monmaptool', '--create', '--addv', 'a', address, '--fsid', id, map);
    await does('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
    const processes = [stays('ceph-mon', '-i', 'a', '-f')];
    // Who asks before it has heard whose monitor that is, is refused now and then: whoever asks, asks again,
    // and the disk, which ends then, is started again.
    const asks = async (...args: string[]) => (await does('ceph', ...args)).stdout;
    await waitFor('a monitor', () => asks('osd', 'new', osd));
    await does('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd);
    let disk: ChildProcess | undefined;
    const kept = await waitFor('a disk', async () => {
      if (!disk || hasEnded(disk)) disk = stays('ceph-osd', '-i', '0', '-f');
      const { num_up_osds } = JSON.parse(await asks('osd', 'stat', '-f', 'json')) as { num_up_osds: number };
      return num_up_osds > 0 ? disk : undefined;
    });
    processes.push(kept);
    const door = () => stays('radosgw', '-n', 'client.rgw', '-f');
    const front = door();
    const user = ['--uid=marsa', '--display-name=marsa', `--access-key=${key}`, `--secret-key=${secret}`];
    await does('radosgw-admin', 'user', 'create', '--max-buckets=0', ...user);
    const quota = (how: string, bucket: string, ...rest: string[]) =>
      does('radosgw-admin', 'quota', how, '--quota-scope=bucket', `--bucket=${bucket}`, ...rest);
    return {
      key,
      secret,
      port: port!,
      processes,
      front,
      door,
      fill: async (bucket, isFull) => {
        if (isFull) await quota('set', bucket, '--max-objects=1');
        await quota(isFull ? 'enable' : 'disable', bucket);
      },
    };
  },
};

/** Runs a server of Swift with its settings in a folder of our own. */
const SWIFT = `
import sys
from swift.common import utils
utils.set_swift_dir(sys.argv[1])
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[2], sys.argv[3]))
`;

const RINGS = `
import os, sys
from swift.common import utils
os.chdir(sys.argv[1])
from swift.common.ring import RingBuilder
for name, port in zip(('container', 'account', 'object'), sys.argv[2:]):
    ring = RingBuilder(8, 1, 1)
    ring.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': int(port), 'device': 'd1', 'weight': 1})
    ring.rebalance()
    ring.get_ring().save(name + '.ring.gz')
`;

/** OpenStack's Swift with its S3 door, one process a role. */
const swift: StoreKind = {
  name: 'Swift',
  programs: ['swift-proxy-server', 'swift-object-server', 'swift-account-server', 'memcached', 'python3'],
  async start(folder, [port, container, account, object, memory]) {
    const [key, secret] = ['marsa:site', 'marsa/secret+1'];
    await mkdir(join(folder, 'disk/d1'), { recursive: true });
    const common = (port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${folder}/disk
mount_check = false
workers = 0
log_level = WARNING
`;
    const policy = 'swift_hash_path_suffix = marsa\nswift_hash_path_prefix = marsa\n';
    await writeFile(
      join(folder, 'swift.conf'),
      `[swift-hash]\n${policy}[storage-policy:0]\nname = one\ndefault = yes\n`,
    );
    const rings = { container, account, object };
    for (const [role, port] of Object.entries(rings)) {
      const app = `[pipeline:main]\npipeline = ${role}-server\n[app:${role}-server]\nuse = egg:swift#${role}\n`;
      await writeFile(join(folder, `${role}.conf`), common(port!) + app);
    }
    const filters = ['catch_errors', 'gatekeeper', 'healthcheck', 'bulk', 'slo', 'dlo'];
    await writeFile(
      join(folder, 'proxy.conf'),
      `${common(port!)}[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memory}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = 1000
[filter:tempauth]
use = egg:swift#tempauth
user_${key.replace(':', '_')} = ${secret} .admin
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`).join('')}`,
    );
    await run('/usr/bin/python3', ['-c', RINGS, folder, ...Object.values(rings).map(String)], {
      timeout: PATIENCE,
    });
    const { PATH } = process.env;
    const stays = (program: string, ...args: string[]) => staying(program, args, { PATH });
    const server = (role: string) =>
      stays('/usr/bin/python3', '-c', SWIFT, folder, join(folder, `${role}.conf`), `${role}-server`);
    const memcached = ['-u', userInfo().username, '-l', '127.0.0.1', '-p', String(memory), '-m', '16'];
    const processes = [stays('memcached', ...memcached), ...['account', 'container', 'object'].map(server)];
    const door = () => server('proxy');
    return { key, secret, port: port!, processes, front: door(), door };
  },
};

export const storeKinds: readonly StoreKind[] = [radosgw, swift];

/** A program that goes on until it is killed, or until this process ends, however that does. */
function staying(program: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], { env, stdio: 'ignore' });
  child.on('error', () => {}); // it is seen by its not answering
  return child;
}

/** Looks until it is there, also where looking fails. */
async function waitFor<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    let cause: unknown;
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > until) throw new Error(`${what} was not to be had`, { cause });
    await setTimeout(100);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => (exitCode ?? signalCode) !== null;

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
