import { UserText } from '../ui/words.tsx';
import type { Lines } from './use-import.ts';

type Line = Lines[number];

/** Maximum number of homes in the preview, and of lines of cells. */
const MAX_HOMES = 100;
const MAX_CELLS = 5;

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const ACTIONS = { ADD: 'New', UPDATE: 'Update', SKIP: 'No change' } as const;

/** Summarises an import in one or two sentences. */
export function summaryOf(lines: Lines): string {
  const bad = lines.filter(({ message }) => message !== null).length;
  if (bad > 0)
    return `${bad} of ${count(lines.length, 'line')} cannot be imported. Correct them in the file and choose it again.`;
  const { added, updated, skipped } = countActions(lines);
  if (added + updated === 0) return 'Every home in this file is listed already. There is nothing to import.';
  const parts = [
    added > 0 && `${count(added, 'home')} will be added`,
    updated > 0 && `${count(updated, 'home')} will be updated`,
    skipped > 0 && `${skipped === 1 ? '1 home stays' : `${skipped} homes stay`} unchanged`,
  ];
  const review = lines.filter((line) => line.review.length > 0).length;
  const check =
    review === 0 ? '' : ` ${review === 1 ? '1 of them needs' : `${review} of them need`} a check.`;
  return `${parts.filter(Boolean).join(', ')}.${check}`;
}

/** Counts the homes that an import adds, updates and skips. */
export function countActions(lines: Lines): { added: number; updated: number; skipped: number } {
  const of = (action: Line['action']) => lines.filter((line) => line.action === action).length;
  return { added: of('ADD'), updated: of('UPDATE'), skipped: of('SKIP') };
}

/** The preview of an import: invalid lines, texts to check, and homes as visitors will see them. */
export function ImportPreview({ lines }: { lines: Lines }) {
  const bad = lines.filter(({ message }) => message !== null);
  const unclear = lines.filter((line) => line.review.length > 0);
  return (
    <>
      {bad.length > 0 && (
        <LineList
          name="Lines that cannot be imported"
          lines={bad}
          sentences={({ message }) => [message!]}
          isError
        />
      )}
      {unclear.length > 0 && (
        <LineList name="Homes to check" lines={unclear} sentences={({ review }) => review} />
      )}
      <Homes lines={lines.filter(({ published }) => published !== null)} />
      <Cells lines={lines} />
    </>
  );
}

interface LineListProps {
  name: string;
  lines: Lines;
  sentences: (line: Line) => readonly string[];
  isError?: boolean;
}

function LineList({ name, lines, sentences, isError = false }: LineListProps) {
  return (
    <div
      className="import-lines"
      role="region"
      aria-label={name}
      tabIndex={0}
      data-error={isError || undefined}
    >
      <h3>{name}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.line}>
            <strong>Line {line.line}</strong>{' '}
            <UserText>{line.published?.title ?? line.title ?? null}</UserText>{' '}
            {sentences(line).map((sentence) => (
              <span key={sentence} className="import-sentence">
                {sentence}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The homes as visitors will see them. */
function Homes({ lines }: { lines: Lines }) {
  if (lines.length === 0) return null;
  return (
    <div className="import-table" role="region" aria-label="What visitors will read" tabIndex={0}>
      <h3>What visitors will read</h3>
      <table>
        <thead>
          <tr>
            {['Line', 'Import', 'Title', 'Price', 'Size', 'Location'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, MAX_HOMES).map((line) => (
            <Home key={line.line} line={line} />
          ))}
        </tbody>
      </table>
      {lines.length > MAX_HOMES && <p>and {count(lines.length - MAX_HOMES, 'more home')}</p>}
    </div>
  );
}

function Home({ line: { line, action, reference, changes, published } }: { line: Line }) {
  const { title, price, size, location } = published!;
  return (
    <tr>
      <td>{line}</td>
      <td>
        {ACTIONS[action]}
        {reference && ` (${reference})`}
        {changes.length > 0 && <span className="import-changes">{changes.join(', ')}</span>}
      </td>
      {[title, price, size ?? null, location].map((text, i) => (
        <td key={i}>
          <UserText>{text}</UserText>
        </td>
      ))}
    </tr>
  );
}

/** Fields of a line that are not cells. */
const NOT_CELLS = [
  '__typename',
  'line',
  'action',
  'reference',
  'published',
  'changes',
  'review',
  'message',
] as const;

type Column = Exclude<keyof Line, (typeof NOT_CELLS)[number]>;

const isColumn = (name: string): name is Column => !NOT_CELLS.some((other) => other === name);

/** The first lines as parsed, which reveals a wrong encoding and shifted columns. */
function Cells({ lines }: { lines: Lines }) {
  const first = lines.slice(0, MAX_CELLS);
  // In the order of the query, which matches the form.
  const columns = Object.keys(first[0] ?? {})
    .filter(isColumn)
    .filter((column) => first.some((line) => line[column]));
  if (columns.length === 0) return null;
  return (
    <details className="import-cells">
      <summary>The first lines of the file, as they were read</summary>
      <div className="import-table" role="region" aria-label="The first lines of the file" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((line) => (
              <tr key={line.line}>
                {columns.map((column) => (
                  <td key={column}>
                    <UserText>{line[column] ?? null}</UserText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
