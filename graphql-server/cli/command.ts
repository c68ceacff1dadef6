import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BadSetting, readConfig } from '../config.ts';
import { badSettingBehind } from '../config-places.ts';
import { missingRightBehind } from '../database/unavailable.ts';
import { Refusal } from '../errors.ts';

/** A command line that means nothing; the message says what would. */
export class BadUsage extends Error {}

/** The words of a command line, with these options among them. Throws `BadUsage`, with the sentence that says how it is used. */
export function wordsIn<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new BadUsage(usage);
  }
}

/** Tells whoever typed the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command with the words after its name. What went wrong is told in a sentence, which `sentenceFor` knows beside what
 * any command may meet; a fault of ours is thrown.
 */
export async function runCommand(
  main: (args: string[]) => Promise<void>,
  sentenceFor: (error: unknown) => string | undefined,
): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (thrown) {
    const error = behind(thrown);
    const isKnown = [BadUsage, BadSetting, Refusal].some((kind) => error instanceof kind);
    const sentence = sentenceFor(error) ?? (isKnown ? (error as Error).message : undefined);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = error instanceof BadUsage ? 2 : 1;
  }
}

/** What is to be told of an error: the setting that is wrong, the right that lacks, or the error itself. */
function behind(error: unknown): unknown {
  if (error instanceof BadUsage || error instanceof BadSetting) return error;
  return badSettingBehind(error, readConfig()) ?? missingRightBehind(error) ?? error;
}
