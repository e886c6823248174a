import { checkSchemas } from '../../../resources/check/check';
import { formatProblem } from '../../../resources/check/report';
import { contractCallsOf, withContractCalls } from '../../../resources/language/contractCalls';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { readDeclarations } from './readDeclarations';

export interface TriedDeclarations {
  readonly declared: readonly ResourceSchema[];
  /** One line each, as the check at start prints them. */
  readonly problems: readonly string[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Parses declarations, and adds the contract's calls of known resources with the same names. */
export const readBeside = (text: string, known: readonly ResourceSchema[]): readonly ResourceSchema[] =>
  readDeclarations(text).map((read) => {
    const same = known.find(({ name }) => name === read.name);
    return same ? withContractCalls(read, contractCallsOf(same)) : read;
  });

/** Parses declarations, and checks them together with the others, as the check at start does. */
export function tryDeclarations(text: string, known: readonly ResourceSchema[]): TriedDeclarations {
  try {
    const declared = readBeside(text, known);
    const typed = new Set(declared.map(({ name }) => name));
    const all = [...known.filter(({ name }) => !typed.has(name)), ...declared];
    const problems = checkSchemas(all).filter(({ resource }) => typed.has(resource));
    return { declared, problems: problems.map(formatProblem) };
  } catch (error) {
    // The check may throw on a malformed declaration.
    return { declared: [], problems: [messageOf(error)] };
  }
}
