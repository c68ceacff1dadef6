import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { root, sourcesBuilt, sourcesNow } from './stamp.mjs';

/**
 * `npm run package [-- FOLDER]`: all that the site needs to run on a machine of this kind, in a folder to be copied there:
 * `node server.js` starts it, Node being all that is installed. What is in it weighs at most 120 MB, or it is not made.
 */
const MOST_MEGABYTES = 120;
const DEMO = 'graphql-server/demo';

/** Libraries that are not in the server's own files: they bring binaries, or are asked for by their place. */
const LIBRARIES = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'typeorm', 'swagger-ui-dist'];

/** What is for those who work on a library, or run it elsewhere. */
const NOT_RUN = /\.(?:map|d\.[cm]?ts|md|tar\.gz)$/;
const LEFT_OUT = new Map([
  ['typeorm', /^browser\//],
  ['swagger-ui-dist', /^(?!package\.json$|LICENSE|NOTICE|swagger-ui(?:-bundle\.js.*|\.css)$)./],
]);

// npm runs this in the project's folder and names the caller's in INIT_CWD.
const folder = process.argv[2]
  ? resolve(process.env.INIT_CWD ?? '.', process.argv[2])
  : join(root, 'package');
if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'server.js'))) {
  process.stderr.write(`${folder} holds something else: name an empty folder, or none.\n`);
  process.exit(2);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

if (sourcesBuilt() !== sourcesNow())
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
copy('dist', { but: /\.map$|^stamp$/ });
for (const part of ['content', 'pictures']) copy(`${DEMO}/${part}`);
for (const [path, name] of withTheirs(LIBRARIES)) copy(path, { but: LEFT_OUT.get(name), never: NOT_RUN });
const { name, version, engines } = read('package.json');
const scripts = {
  start: 'node server.js',
  staff: 'node dist/server/staff.js',
  pictures: 'node dist/server/pictures.js',
};
for (const does of ['backup', 'restore']) scripts[does] = `node dist/server/backup.js ${does}`;
write(
  'package.json',
  JSON.stringify({ name, version, private: true, type: 'module', engines, scripts }, null, 2),
);
write('server.js', "import './dist/server/main.js';");

const megabytes = weigh(folder) / 1e6;
if (megabytes > MOST_MEGABYTES) {
  rmSync(folder, { recursive: true });
  process.stderr.write(
    `It would weigh ${megabytes.toFixed(0)} MB, more than ${MOST_MEGABYTES}: it was not kept.\n`,
  );
  process.exit(1);
}
process.stdout.write(`${folder} weighs ${megabytes.toFixed(0)} MB: node server.js starts it.\n`);

/** Copies a folder of the project to the same place, but for what is left out by its path in it. */
function copy(path, { but, never } = {}) {
  const from = join(root, path);
  const isWanted = (file) => {
    const within = file.slice(from.length + 1).replaceAll(sep, '/');
    return (
      within === '' ||
      !(but?.test(statSync(file).isDirectory() ? `${within}/` : within) || never?.test(within))
    );
  };
  cpSync(from, join(folder, path), {
    recursive: true,
    filter: (file) => isWanted(file) && !file.slice(from.length).includes(`${sep}node_modules`),
  });
}

function read(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

function write(path, text) {
  writeFileSync(join(folder, path), `${text}\n`);
}

/** Where these libraries and all that they need are installed, with the names of each; binaries for this machine alone. */
function withTheirs(names, from = '', found = new Map()) {
  for (const name of names) {
    const path = placeOf(name, from);
    if (path === undefined || found.has(path) || isForAnother(read(`${path}/package.json`))) continue;
    found.set(path, name);
    const { dependencies, optionalDependencies } = read(`${path}/package.json`);
    withTheirs(Object.keys({ ...dependencies, ...optionalDependencies }), path, found);
  }
  return found;
}

/** As Node looks for it: beside whoever asks, then further out; nowhere where it is for another machine. */
function placeOf(name, from) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const path = `${place}${place && '/'}node_modules/${name}`;
    if (existsSync(join(root, path, 'package.json'))) return path;
    if (place === '') return undefined;
  }
}

function isForAnother({ os, cpu, libc }) {
  const ours = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const differs = (wanted, is) => wanted !== undefined && !wanted.includes(is);
  return (
    differs(os, process.platform) ||
    differs(cpu, process.arch) ||
    (process.platform === 'linux' && differs(libc, ours))
  );
}

function weigh(path) {
  const about = statSync(path);
  if (!about.isDirectory()) return about.size;
  return readdirSync(path).reduce((sum, name) => sum + weigh(join(path, name)), 0);
}
