import { UserText } from '../ui/words.tsx';
import * as messages from './messages.ts';
import type { Lines } from './use-import.ts';

type Line = Lines[number];

/** Maximum number of homes in the preview, and of lines of cells. */
const MAX_HOMES = 100;
const MAX_CELLS = 5;

/** Summarises an import in one or two sentences. */
export function summaryOf(lines: Lines): string {
  const invalid = lines.filter(({ message }) => message !== null).length;
  if (invalid > 0) return messages.invalidSummary(invalid, lines.length);
  const toReview = lines.filter((line) => line.review.length > 0).length;
  return messages.importSummary({ ...countActions(lines), toReview });
}

/** Counts the homes that an import adds, updates and skips. */
export function countActions(lines: Lines): { added: number; updated: number; skipped: number } {
  const of = (action: Line['action']) => lines.filter((line) => line.action === action).length;
  return { added: of('ADD'), updated: of('UPDATE'), skipped: of('SKIP') };
}

/** The preview of an import: invalid lines, texts to check, and homes as visitors will see them. */
export function ImportPreview({ lines }: { lines: Lines }) {
  const invalid = lines.filter(({ message }) => message !== null);
  const toReview = lines.filter((line) => line.review.length > 0);
  return (
    <>
      {invalid.length > 0 && (
        <LineList
          name={messages.invalidLines}
          lines={invalid}
          sentences={({ message }) => [message!]}
          isError
        />
      )}
      {toReview.length > 0 && (
        <LineList name={messages.listingsToReview} lines={toReview} sentences={({ review }) => review} />
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
            <strong>{messages.line(line.line)}</strong>{' '}
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
    <div className="import-table" role="region" aria-label={messages.previewTitle} tabIndex={0}>
      <h3>{messages.previewTitle}</h3>
      <table>
        <thead>
          <tr>
            {messages.previewColumns.map((heading) => (
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
      {lines.length > MAX_HOMES && <p>{messages.moreListings(lines.length - MAX_HOMES)}</p>}
    </div>
  );
}

function Home({ line: { line, action, reference, changes, published } }: { line: Line }) {
  const { title, price, size, location } = published!;
  return (
    <tr>
      <td>{line}</td>
      <td>
        {messages.importActions[action]}
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
      <summary>{messages.firstLines}</summary>
      <div className="import-table" role="region" aria-label={messages.firstLines} tabIndex={0}>
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
