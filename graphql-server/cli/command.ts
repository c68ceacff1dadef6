import { parseArgs, type ParseArgsConfig } from 'node:util';
import { BadSetting, readConfig } from '../config.ts';
import { toBadSetting } from '../config-checks.ts';
import { missingPrivilege } from '../database/unavailable.ts';
import { appErrorOf } from '../errors.ts';

/** Invalid arguments; the message is the usage. */
export class BadUsage extends Error {}

/** Parses arguments with these options. Throws `BadUsage` with the usage. */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
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

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs a command with its arguments. Prints the message of an expected error, among them those for which `messageFor` returns one;
 * rethrows any other error.
 */
export async function runCommand(
  main: (args: string[]) => Promise<void>,
  messageFor: (error: unknown) => string | undefined,
): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (thrown) {
    const error = causeOf(thrown);
    const isExpected = [BadUsage, BadSetting].some((kind) => error instanceof kind);
    const message =
      messageFor(error) ?? appErrorOf(error)?.message ?? (isExpected ? (error as Error).message : undefined);
    if (message === undefined) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = error instanceof BadUsage ? 2 : 1;
  }
}

/** The invalid setting or the missing database permission that caused an error, or the error itself. */
function causeOf(error: unknown): unknown {
  if (error instanceof BadUsage || error instanceof BadSetting) return error;
  return toBadSetting(error, readConfig()) ?? missingPrivilege(error) ?? error;
}
