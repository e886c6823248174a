import { parseArgs } from 'node:util';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/**
 * Parses the options of a command.
 * @param usage printed before the error
 * @param args arguments after the command
 * @throws {Error} in French, for an unknown option or a missing value.
 */
export function readOptions<const T extends Options>(usage: string, options: T, args = process.argv.slice(2)) {
  try {
    return parseArgs({ options, args }).values;
  } catch {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${usage}\nOption inconnue ou sans valeur ; options : ${names.join(', ')}`);
  }
}
