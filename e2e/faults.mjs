/**
 * Puts deliberate faults into a scratch copy of the project, one at a time, and runs the test that must fail.
 *
 *   node e2e/faults.mjs              all faults
 *   node e2e/faults.mjs 3 17         single faults by number
 *   node e2e/faults.mjs --check      only checks that each fault can still be inserted
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {{ fault: string, file: string, from: string, to: string, test: string }[]} */
export const FAULTS = [
  // What visitors and staff see and operate
  {
    fault: 'a label is not connected with its input',
    file: 'web/ui/field.tsx',
    from: '<label htmlFor={id}>{label}</label>\n      {isLong',
    to: '<label>{label}</label>\n      {isLong',
    test: 'web/ui/field.test.tsx',
  },
  {
    fault: 'an error is not connected with its field',
    file: 'web/ui/field.tsx',
    from: "'aria-describedby': by || undefined",
    to: "'aria-describedby': undefined",
    test: 'web/ui/field.test.tsx',
  },
  {
    fault: 'the current page is not marked in the pager',
    file: 'web/ui/pager.tsx',
    from: "aria-current={current ? 'page' : undefined}",
    to: 'aria-current={undefined}',
    test: 'web/ui/pager.test.tsx',
  },
  {
    fault: 'the pager leaves out the page before the current one',
    file: 'web/ui/pager.tsx',
    from: '[1, page - 1, page,',
    to: '[1, page,',
    test: 'web/ui/pager.test.tsx',
  },
  {
    fault: 'the next page keeps the scroll position of the previous one',
    file: 'web/ui/pager.tsx',
    from: "else scrollTo({ top: 0, behavior: 'instant' });",
    to: '',
    test: 'web/ui/pager.test.tsx',
  },
  {
    fault: 'the right arrow key opens the previous tab',
    file: 'web/ui/tabs.tsx',
    from: 'ArrowRight: (at, last) => (at === last ? 0 : at + 1)',
    to: 'ArrowRight: (at, last) => (at === 0 ? last : at - 1)',
    test: 'web/ui/tabs.test.tsx',
  },
  {
    fault: 'a picture ignores its alternative text',
    file: 'web/ui/picture.tsx',
    from: 'alt={picture.alt ?? alt}',
    to: 'alt={alt}',
    test: 'web/ui/picture.test.tsx',
  },
  {
    fault: 'a removed filter stays in the search',
    file: 'schema/search-labels.ts',
    from: 'values.filter((other) => other !== value)',
    to: 'values.filter(() => true)',
    test: 'web/site/search/search.test.ts',
  },
  {
    fault: 'a removed filter keeps the page number',
    file: 'schema/search-labels.ts',
    from: '({ ...search, ...change, page: 1 })',
    to: '({ ...search, ...change })',
    test: 'web/site/search/search.test.ts',
  },
  {
    fault: 'a long title is not shortened',
    file: 'web/site/layout/page-head.tsx',
    from: 'const TITLE_MAX_LENGTH = 60;',
    to: 'const TITLE_MAX_LENGTH = 600;',
    test: 'web/site/layout/page-head.test.ts',
  },
  {
    fault: 'the browser counts an emoji as several characters',
    file: 'web/data/text.ts',
    from: 'Array.from(text.replace',
    to: "(' '.repeat(text.length) + text.replace",
    test: 'web/data/text.test.ts',
  },

  // Forms of the panel
  {
    fault: 'a draft is not stored',
    file: 'web/admin/editor/drafts/drafts.ts',
    from: 'localStorage.setItem(keyOf(of), JSON.stringify(draft));',
    to: 'void draft;',
    test: 'web/admin/editor/drafts/drafts.test.tsx',
  },
  {
    fault: 'drafts of another account are offered',
    file: 'web/admin/editor/drafts/drafts.ts',
    from: ' || owner !== account) return [];',
    to: ') return [];',
    test: 'web/admin/editor/drafts/drafts.test.tsx',
  },
  {
    fault: 'the oldest draft is offered first',
    file: 'web/admin/editor/drafts/drafts.ts',
    from: 'other.draft.at - one.draft.at',
    to: 'one.draft.at - other.draft.at',
    test: 'web/admin/editor/drafts/drafts.test.tsx',
  },
  {
    fault: 'an invalid form is sent',
    file: 'web/admin/editor/form/save.ts',
    from: 'if (Object.keys(errors).length > 0) {',
    to: 'if (Object.keys(errors).length > 1000) {',
    test: 'web/admin/editor/form/form.test.tsx',
  },
  {
    fault: 'an update does not name the version that was opened, so it overwrites changes of others',
    file: 'web/admin/editor/form/save.ts',
    from: 'input: updateInput(rules, typed), seen };',
    to: 'input: updateInput(rules, typed), seen: undefined };',
    test: 'web/admin/editor/form/form.test.tsx',
  },
  {
    fault: 'the first invalid field is not focused after a failed save',
    file: 'web/admin/editor/form/editor-form.tsx',
    from: "fields.find(({ dataset }) => errors[dataset.field ?? ''])?.focus();",
    to: 'void fields;',
    test: 'web/admin/editor/form/form.test.tsx',
  },
  {
    fault: 'leaving a form with unsaved changes shows no confirmation',
    file: 'web/admin/editor/form/unsaved-changes.ts',
    from: 'return isLeaving && form.isDirty && isSignedIn;',
    to: 'return false && isLeaving && isSignedIn;',
    test: 'web/admin/editor/form/form.test.tsx',
  },
  {
    fault: 'closing the window with unsaved changes shows no confirmation',
    file: 'web/admin/editor/form/unsaved-changes.ts',
    from: 'if (registry.isBusy()) event.preventDefault();',
    to: 'void event;',
    test: 'web/admin/editor/form/form.test.tsx',
  },
  {
    fault: 'an emptied field is sent as unchanged',
    file: 'web/admin/editor/form/form-context.tsx',
    from: 'if (fieldInput !== undefined) input[name] = fieldInput;',
    to: 'if (fieldInput !== undefined && fieldInput !== null) input[name] = fieldInput;',
    test: 'web/admin/editor/field.test.ts',
  },
  {
    fault: 'text typed while a save is running is lost',
    file: 'web/admin/editor/form/form-context.tsx',
    from: 'if (!isNothing && !rule.isEqual(left, initialValue(rule, now))) since[name] = left;',
    to: 'void isNothing;',
    test: 'web/admin/editor/form/form.test.tsx',
  },

  // Deleting, sessions, inbox
  {
    fault: 'a deleted record stays in the list until it has been fetched again',
    file: 'web/admin/editor/mutations/refetch.tsx',
    from: 'rows.filter((row) => !hidden.has(cacheIdOf(client, row)))',
    to: 'rows.filter(() => true)',
    test: 'web/admin/editor/mutations/mutations.test.tsx',
  },
  {
    fault: 'a deletion offers no Undo',
    file: 'web/admin/editor/mutations/use-delete.tsx',
    from: 'if (deletedIds.length > 0) offerUndo(message, () => restoreAll(deleted));',
    to: 'if (deletedIds.length > 0) void deleted;',
    test: 'web/admin/editor/mutations/mutations.test.tsx',
  },
  {
    fault: 'a deletion without a response is not repeated',
    file: 'web/admin/editor/mutations/use-delete.tsx',
    from: "if (toApiError(error).code !== 'UNANSWERED') throw error;",
    to: 'throw error;',
    test: 'web/admin/editor/mutations/mutations.test.tsx',
  },
  {
    fault: 'a rejected token is kept',
    file: 'web/admin/session/session.ts',
    from: "if (storedToken() === token) endSession('expired');",
    to: 'void token;',
    test: 'web/admin/session/session.test.tsx',
  },
  {
    fault: 'signing out in another tab is not noticed',
    file: 'web/admin/session/session.ts',
    from: "window.addEventListener('storage', onStorage);",
    to: '',
    test: 'web/admin/session/session.test.tsx',
  },

  // Writes of the server
  {
    fault: 'an editor overwrites a record that was changed since',
    file: 'graphql-server/collections/writing/repository.ts',
    from: 'if (seen && seen.getTime() !== updatedAt.getTime()) {',
    to: 'if (seen && seen.getTime() < 0) {',
    test: 'graphql-server/collections/writing/update.test.ts',
  },
  {
    fault: 'a repeated idempotency key creates a second record',
    file: 'graphql-server/collections/operations.ts',
    from: 'if (earlier) return readRecord(context, tx, earlier.recordId!);\n    await addDefaults',
    to: 'void earlier;\n    await addDefaults',
    test: 'graphql-server/collections/writing/idempotency.test.ts',
  },
  {
    fault: 'an order may leave out a record that was added meanwhile',
    file: 'graphql-server/collections/writing/order.ts',
    from: 'if (existing.length > ids.length) {',
    to: 'if (existing.length > 1e9) {',
    test: 'graphql-server/collections/writing/order.test.ts',
  },
  {
    fault: 'a deletion has no entry in the history',
    file: 'graphql-server/collections/operations.ts',
    from: 'await layout.versions.appendEntries(tx, { action: Action.REMOVED, by }, entries);',
    to: 'void entries;',
    test: 'graphql-server/collections/writing/versions.test.ts',
  },
  {
    fault: 'visitors may delete records',
    file: 'graphql-server/policies.ts',
    from: '  delete: MANAGERS,',
    to: '  delete: EVERYONE,',
    test: 'graphql-server/policies.test.ts',
  },
  {
    fault: 'visitors may read enquiries',
    file: 'graphql-server/policies.ts',
    from: 'contactMessages: { read: OWNERS,',
    to: 'contactMessages: { read: EVERYONE,',
    test: 'graphql-server/policies.test.ts',
  },
  {
    fault: 'an enquiry is stored without the jobs that email it',
    file: 'graphql-server/enquiries/receive.ts',
    from: '...(enquiryEmails && { afterInsert: (em, { id }) => enquiryEmails.enqueue(em, id) }),',
    to: '',
    test: 'graphql-server/enquiries/contact-message.test.ts',
  },
  {
    fault: 'the rate limit of the contact form is not applied',
    file: 'graphql-server/enquiries/receive.ts',
    from: 'await admit();',
    to: 'void admit;',
    test: 'graphql-server/rest/routes.test.ts',
  },
  {
    fault: 'an exported cell runs as a formula in spreadsheets',
    file: 'graphql-server/collections/spreadsheets/csv.ts',
    from: 'escape_formulas: true,',
    to: 'escape_formulas: false,',
    test: 'graphql-server/collections/spreadsheets/csv.test.ts',
  },

  // Search
  {
    fault: 'the maximum price is taken for the minimum',
    file: 'graphql-server/search/conditions.ts',
    from: 'priceTo: (price, parameter) => `h.price <= ',
    to: 'priceTo: (price, parameter) => `h.price >= ',
    test: 'graphql-server/search/random-searches.test.ts',
  },
  {
    fault: 'one of several amenities is enough',
    file: 'graphql-server/search/conditions.ts',
    from: 'return `(${column} & ${placeholder}) = ${placeholder}`;',
    to: 'return `(${column} & ${placeholder}) <> 0`;',
    test: 'graphql-server/search/random-searches.test.ts',
  },
  {
    fault: 'the oldest homes come first',
    file: 'graphql-server/search/search-homes.ts',
    from: "[HomeSort.NEWEST]: { key: 'h.created_at', direction: 'desc' }",
    to: "[HomeSort.NEWEST]: { key: 'h.created_at', direction: 'asc' }",
    test: 'graphql-server/search/random-searches.test.ts',
  },
  {
    fault: 'counts of places ignore the other filters',
    file: 'graphql-server/search/search-homes.ts',
    from: 'from candidates h where ${withTraits} and h.place is not null',
    to: 'from candidates h where h.place is not null',
    test: 'graphql-server/search/random-searches.test.ts',
  },
  {
    fault: 'a price in thousands is parsed as dirhams',
    file: 'graphql-server/listings/facts/price.ts',
    from: 'thousand: 1_000n,',
    to: 'thousand: 1n,',
    test: 'graphql-server/listings/facts/price.test.ts',
  },

  // Security
  {
    fault: 'a token of another issuer is accepted',
    file: 'graphql-server/staff/token.ts',
    from: '        issuer: ISSUER,\n',
    to: '',
    test: 'graphql-server/staff/credentials.test.ts',
  },
  {
    fault: 'attempts to sign in are not limited',
    file: 'graphql-server/staff/sign-in.ts',
    from: 'await limits.signIn(attempt);\n  const code',
    to: 'const code',
    test: 'graphql-server/staff/known-devices.test.ts',
  },
  {
    fault: 'a deeply nested query is executed',
    file: 'graphql-server/graphql/query-limits.ts',
    from: 'const MAX_DEPTH = 10;',
    to: 'const MAX_DEPTH = 1000;',
    test: 'graphql-server/graphql/plugin.test.ts',
  },
  {
    fault: 'other sites may show our pages in a frame',
    file: 'graphql-server/http/security-headers.ts',
    from: "'frame-ancestors': \"'none'\",\n  'form-action'",
    to: "'form-action'",
    test: 'graphql-server/observability/observability.test.ts',
  },
];

const root = join(import.meta.dirname, '..');

/** Returns the file with the fault. Throws unless the text occurs exactly once. */
function insertFault({ fault, file, from, to, test }) {
  if (!existsSync(join(root, test))) throw new Error(`“${fault}”: there is no ${test}.`);
  const text = readFileSync(join(root, file), 'utf8');
  if (text.split(from).length !== 2) throw new Error(`“${fault}”: the text does not occur once in ${file}.`);
  return text.replace(from, () => to);
}

/** Copies the files of the project that git tracks, and links its packages. */
function copyProject() {
  const copy = mkdtempSync(join(tmpdir(), 'marsa-faults-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) {
    cpSync(join(root, file), join(copy, file), { recursive: true, dereference: false });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Returns whether the test file fails in the copy, and the title of its first failed test. */
function runTest(copy, test) {
  const project = { w: 'web', g: 'server', e: 'e2e' }[test[0]];
  const options = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const run = spawnSync(
    process.execPath,
    [...options, test, '--selectProjects', project, '--bail', '--forceExit'],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, TEST_DATABASE_URL: '' } },
  );
  const [, failed] = /● (.+)/.exec(run.stderr) ?? [];
  // A file that cannot be loaded fails too, but no test has found the fault.
  return { fails: run.status !== 0 && failed !== undefined && failed !== 'Test suite failed to run', failed };
}

const numbers = process.argv.slice(2).map(Number).filter(Number.isInteger);
const selected = FAULTS.map((fault, i) => ({ ...fault, number: i + 1 })).filter(
  ({ number }) => numbers.length === 0 || numbers.includes(number),
);
for (const fault of selected) insertFault(fault);
if (process.argv.includes('--check')) {
  console.log(`${selected.length} faults can be inserted.`);
} else {
  const copy = copyProject();
  let missed = 0;
  for (const fault of selected) {
    const { number, file, test } = fault;
    writeFileSync(join(copy, file), insertFault(fault));
    const { fails, failed } = runTest(copy, test);
    cpSync(join(root, file), join(copy, file));
    if (!fails) missed++;
    console.log(
      `${number}. ${fault.fault}: ${fails ? `caught by ${test}, “${failed}”` : `MISSED by ${test}`}`,
    );
  }
  console.log(missed === 0 ? `All ${selected.length} faults are caught.` : `${missed} faults are missed.`);
  rmSync(copy, { recursive: true });
  process.exitCode = missed === 0 ? 0 : 1;
}
