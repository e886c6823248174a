import { parseArgs } from 'node:util';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/**
 * Reads the options of a command.
 *
 * @param usage how to call it, said before what is wrong
 * @param args what stands after the command
 * @throws {Error} in French, for an option that the command does not have or that lacks its value.
 */
export function readOptions<const T extends Options>(usage: string, options: T, args = process.argv.slice(2)) {
  try {
    return parseArgs({ options, args }).values;
  } catch {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${usage}\nOption inconnue ou sans valeur ; options : ${names.join(', ')}`);
  }
}
