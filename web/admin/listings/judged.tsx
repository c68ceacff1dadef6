import { Words } from '../ui/words.tsx';
import type { Lines } from './use-file.ts';

/** What is told of a line beside what was read in it. */
const BESIDE = ['__typename', 'line', 'message'] as const;

type Column = Exclude<keyof Lines[number], (typeof BESIDE)[number]>;

const isColumn = (name: string): name is Column => !BESIDE.some((beside) => beside === name);

/** How many lines are shown as they were read. */
const SHOWN = 5;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The first lines of a file as they were read, so that wrong letters and wrong columns are seen before they are stored. */
export function FirstLines({ lines }: { lines: Lines }) {
  const first = lines.slice(0, SHOWN);
  // In the order in which they are asked for, which is that of the form.
  const columns = Object.keys(first[0] ?? {})
    .filter(isColumn)
    .filter((column) => first.some((line) => line[column]));
  if (columns.length === 0) return null;
  return (
    <div className="import-first" role="region" aria-label="The first lines as read" tabIndex={0}>
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
                  <Words>{line[column]}</Words>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > SHOWN && <p>and {counted(lines.length - SHOWN, 'more line')}</p>}
    </div>
  );
}

/** Which lines can be taken, and why the others cannot. */
export function Judged({ lines, bad }: { lines: Lines; bad: Lines }) {
  if (bad.length === 0)
    return (
      <p role="status">{lines.length === 1 ? 'The line is good.' : `All ${lines.length} lines are good.`}</p>
    );
  return (
    <>
      <p role="status">
        {bad.length} of {counted(lines.length, 'line')} cannot be taken. Mend them in the file and choose it
        again.
      </p>
      <div className="import-bad" role="region" aria-label="The lines that cannot be taken" tabIndex={0}>
        <ul>
          {bad.map(({ line, title, message }) => (
            <li key={line}>
              <strong>Line {line}</strong> {title} <span>{message}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
