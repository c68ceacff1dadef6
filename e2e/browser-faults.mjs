/**
 * Proves that the browser tests find faults: applies all faults below to a scratch copy of the project and expects the test of
 * each to fail. Usage: `node e2e/browser-faults.mjs COPY`; README.md says how to make the copy.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * A fault replaces the first occurrence of `text`; the test whose full name contains `fails` must then fail. Faults do not
 * affect each other's tests.
 * @typedef {{ file: string, text: string, replacement: string, fails: string }} Fault
 */

const SCREENS = 'web/admin/screens';
const SMOKE = 'reports missing values, adds a record';
const EDIT = 'adds a record that visitors see, changes it';
const FAILURES = 'reports missing values and failed requests';

/** Test files, the tests to run of each, and the faults. */
const RUNS = [
  {
    test: 'e2e/panel-records.test.ts',
    only: '',
    /** @type {Fault[]} */
    faults: [
      {
        file: `${SCREENS}/editorial/blogs-screen.tsx`,
        text: "confirmRemove: 'Are you sure?'",
        replacement: "confirmRemove: 'Delete it?'",
        fails: `blogs ${SMOKE}`,
      },
      {
        file: `${SCREENS}/editorial/categories-screen.tsx`,
        text: 'label="Description" required',
        replacement: 'label="Description"',
        fails: `Categories ${SMOKE}`,
      },
      {
        file: `${SCREENS}/projects/latest-projects-screen.tsx`,
        text: 'update="Update Project"',
        replacement: 'update="Update"',
        fails: `latestproject ${SMOKE}`,
      },
      {
        file: `${SCREENS}/projects/upcoming-projects-screen.tsx`,
        text: '<Picture name="thumbnail" label="Thumbnail" />',
        replacement: '',
        fails: `upcomingproject ${SMOKE}`,
      },
      {
        file: `${SCREENS}/projects/latest-project-pictures-screen.tsx`,
        text: 'missing="Select a project first!"',
        replacement: 'missing="Select a project."',
        fails: `latestprojectDetails ${SMOKE}`,
      },
      {
        file: `${SCREENS}/projects/properties-screen.tsx`,
        text: "updated: 'Property updated successfully!'",
        replacement: "updated: 'Done.'",
        fails: `LxyProperty ${EDIT}`,
      },
      {
        file: `${SCREENS}/editorial/banners-screen.tsx`,
        text: "loadFailed: 'Failed to load banners.'",
        replacement: "loadFailed: 'No banners.'",
        fails: `Banner ${FAILURES}`,
      },
      {
        file: `${SCREENS}/listings/rental-villa-images-screen.tsx`,
        text: "saveFailed: 'Failed to add image.'",
        replacement: 'saveFailed: null',
        fails: `villa for rent details ${FAILURES}`,
      },
    ],
  },
  {
    test: 'e2e/site-pages.test.ts',
    only: '/careers is',
    faults: [
      {
        file: 'web/document.tsx',
        text: '<html lang="en"',
        replacement: '<html',
        fails: '/careers is',
      },
    ],
  },
];

const copy = resolve(process.argv[2] ?? '');
if (copy === resolve(import.meta.dirname, '..'))
  throw new Error('Name a scratch copy: its files are changed.');

for (const { file, text, replacement } of RUNS.flatMap(({ faults }) => faults)) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not contain: ${text}`);
  writeFileSync(path, source.replace(text, replacement));
}

let missed = 0;
for (const { test, only, faults } of RUNS) {
  const output = join(copy, 'faults.json');
  const args = [
    'run',
    '-s',
    'jest',
    '--',
    test,
    '-i',
    '--selectProjects',
    'e2e',
    '--json',
    `--outputFile=${output}`,
  ];
  if (only) args.push('-t', only);
  const env = { ...process.env, E2E_TIMEOUT_MS: '15000' };
  spawnSync('npm', args, { cwd: copy, env, stdio: ['ignore', 'ignore', 'ignore'] });
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  for (const { file, text, fails } of faults) {
    const isFound = failed.some((name) => name.includes(fails));
    if (!isFound) missed++;
    process.stdout.write(`${isFound ? 'found ' : 'MISSED'} ${file}: ${text}\n`);
  }
  const expected = faults.map(({ fails }) => fails);
  const others = failed.filter((name) => !expected.some((fails) => name.includes(fails)));
  for (const name of others) process.stdout.write(`also failed: ${name}\n`);
}
process.exitCode = missed > 0 ? 1 : 0;
