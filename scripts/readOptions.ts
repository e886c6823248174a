import { parseArgs } from 'node:util';

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

/**
 * Reads the options of a command.
 *
 * @param usage how to call it, said before what is wrong
 * @throws {Error} in French, for an option that the command does not have or that lacks its value.
 */
export function readOptions<const T extends Options>(usage: string, options: T) {
  try {
    return parseArgs({ options }).values;
  } catch {
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new Error(`${usage}\nOption inconnue ou sans valeur ; options : ${names.join(', ')}`);
  }
}
