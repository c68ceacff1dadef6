import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../stamp.mjs';

const FILE = join(root, 'docs/fleet-trial.md');
const HEAD = `# What a fleet bears

Written by \`npm run fleet -- trial\`, each part by a run of its own: the site in several processes on one machine, written to
and read from while one harm after the other is done to it, some ten seconds each or until all is whole again
(docs/decisions/0027). Four writers pause for 50 ms after each answer, five readers for 10 ms, one sends photographs and one
looks at them. Lost is what was answered and is not in the database, or not shown by every process; an answer is stale that
shows less than what was answered before it was asked for, and as old as that.
`;

/** Writes what came of a trial into its part of the page, and leaves the others. */
export async function note(
  title: string,
  { conditions, table }: { conditions: string; table: string },
): Promise<void> {
  const [, ...parts] = existsSync(FILE) ? readFileSync(FILE, 'utf8').split(/^## /m) : [];
  const others = parts.filter((part) => !part.startsWith(`${title}\n`)).map((part) => `## ${part.trim()}\n`);
  const own = `## ${title}\n\n${conditions}\n\n${table}\n`;
  const all = [...others, own].sort((one, other) => one.localeCompare(other));
  const style = { ...(await resolveConfig(FILE)), filepath: FILE };
  writeFileSync(FILE, await format([HEAD, ...all].join('\n'), style));
}

/** When, and what else the machine had to do before. */
export const circumstances = (): string =>
  `${new Date().toISOString().slice(0, 10)}, with a load of ${loadavg()[0]!.toFixed(1)} from others when it began`;
