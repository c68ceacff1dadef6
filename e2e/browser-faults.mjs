/**
 * Proves that the browser tests find faults: applies all faults below to a scratch copy of the project and expects the test of
 * each to fail. README.md says how to make the copy.
 *
 *   node e2e/browser-faults.mjs COPY      inserts the faults and runs the tests
 *   node e2e/browser-faults.mjs --check   only checks that each fault can still be inserted
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * A fault replaces the first occurrence of `text`; the test whose full name contains `expectedFailure` must then fail. Faults do
 * not affect each other's tests.
 * @typedef {{ file: string, text: string, replacement: string, expectedFailure: string }} Fault
 */

const SCREENS = 'web/admin/screens';
const BRIEF_TEST = 'reports missing values, adds a record';
const EDIT_TEST = 'adds a record that visitors see, changes it';
const FAILURE_TEST = 'reports missing values and failed requests';

/** Test files, the tests to run of each, and the faults. */
const RUNS = [
  {
    test: 'e2e/panel-records.test.ts',
    testNamePattern: '',
    /** @type {Fault[]} */
    faults: [
      {
        file: `${SCREENS}/editorial/blogs-screen.tsx`,
        text: 'confirmRemove: labels.confirmDelete',
        replacement: "confirmRemove: 'Delete it?'",
        expectedFailure: `blogs ${BRIEF_TEST}`,
      },
      {
        file: `${SCREENS}/editorial/categories-screen.tsx`,
        text: 'label={labels.description} required',
        replacement: 'label={labels.description}',
        expectedFailure: `Categories ${BRIEF_TEST}`,
      },
      {
        file: `${SCREENS}/projects/latest-projects-screen.tsx`,
        text: 'update={labels.updateProject}',
        replacement: 'update="Update"',
        expectedFailure: `latestproject ${BRIEF_TEST}`,
      },
      {
        file: `${SCREENS}/projects/upcoming-projects-screen.tsx`,
        text: '<Picture name="thumbnail" label={labels.thumbnail} />',
        replacement: '',
        expectedFailure: `upcomingproject ${BRIEF_TEST}`,
      },
      {
        file: `${SCREENS}/projects/latest-project-pictures-screen.tsx`,
        text: 'missing={messages.latestProjectPicturesParentMissing}',
        replacement: 'missing="Select a project."',
        expectedFailure: `latestprojectDetails ${BRIEF_TEST}`,
      },
      {
        file: `${SCREENS}/projects/properties-screen.tsx`,
        text: 'updated: messages.propertiesUpdated',
        replacement: "updated: 'Done.'",
        expectedFailure: `LxyProperty ${EDIT_TEST}`,
      },
      {
        file: `${SCREENS}/editorial/banners-screen.tsx`,
        text: 'loadFailed: messages.bannersLoadFailed',
        replacement: "loadFailed: 'No banners.'",
        expectedFailure: `Banner ${FAILURE_TEST}`,
      },
      {
        file: `${SCREENS}/listings/rental-villa-images-screen.tsx`,
        text: 'saveFailed: messages.rentalVillaImagesSaveFailed',
        replacement: 'saveFailed: null',
        expectedFailure: `villa for rent details ${FAILURE_TEST}`,
      },
    ],
  },
  {
    test: 'e2e/site-pages.test.ts',
    testNamePattern: '/careers is',
    faults: [
      {
        file: 'web/site.tsx',
        text: '<html lang="en"',
        replacement: '<html',
        expectedFailure: '/careers is',
      },
    ],
  },
];

const root = resolve(import.meta.dirname, '..');
const allFaults = RUNS.flatMap(({ faults }) => faults);

/**
 * Returns the file of a folder with the fault. Throws if it does not contain the text.
 * @param {string} folder
 * @param {Fault} fault
 */
function insertFault(folder, { file, text, replacement }) {
  const source = readFileSync(join(folder, file), 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not contain: ${text}`);
  return source.replace(text, replacement);
}

if (process.argv.includes('--check')) {
  for (const fault of allFaults) insertFault(root, fault);
  console.log(`${allFaults.length} faults can be inserted.`);
  process.exit();
}

const copy = resolve(process.argv[2] ?? '');
if (copy === root) throw new Error('Name a scratch copy: its files are changed.');
for (const fault of allFaults) writeFileSync(join(copy, fault.file), insertFault(copy, fault));

let missed = 0;
for (const { test, testNamePattern, faults } of RUNS) {
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
  if (testNamePattern) args.push('-t', testNamePattern);
  const env = { ...process.env, E2E_TIMEOUT_MS: '15000' };
  spawnSync('npm', args, { cwd: copy, env, stdio: ['ignore', 'ignore', 'ignore'] });
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  for (const { file, text, expectedFailure } of faults) {
    const isFound = failed.some((name) => name.includes(expectedFailure));
    if (!isFound) missed++;
    process.stdout.write(`${isFound ? 'found ' : 'MISSED'} ${file}: ${text}\n`);
  }
  const isExpected = (name) => faults.some(({ expectedFailure }) => name.includes(expectedFailure));
  const others = failed.filter((name) => !isExpected(name));
  for (const name of others) process.stdout.write(`also failed: ${name}\n`);
}
process.exitCode = missed > 0 ? 1 : 0;
