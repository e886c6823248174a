import { checkSchemas } from '../../../resources/check/check';
import { formatProblem } from '../../../resources/check/report';
import { contractCallsOf, withContractCalls } from '../../../resources/language/contractCalls';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { readDeclarations } from './readDeclarations';

/** What became of typed declarations: the declarations, or what is wrong with them. */
export interface TriedDeclarations {
  readonly declared: readonly ResourceSchema[];
  /** A line each, as the start would say it. */
  readonly problems: readonly string[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads typed declarations; each has the calls that the contract has for the known one of its name. */
export const readBeside = (text: string, known: readonly ResourceSchema[]): readonly ResourceSchema[] =>
  readDeclarations(text).map((read) => {
    const same = known.find(({ name }) => name === read.name);
    return same ? withContractCalls(read, contractCallsOf(same)) : read;
  });

/** Reads typed declarations and checks them beside the others, as the start does. */
export function tryDeclarations(text: string, known: readonly ResourceSchema[]): TriedDeclarations {
  try {
    const declared = readBeside(text, known);
    const typed = new Set(declared.map(({ name }) => name));
    const all = [...known.filter(({ name }) => !typed.has(name)), ...declared];
    const problems = checkSchemas(all).filter(({ resource }) => typed.has(resource));
    return { declared, problems: problems.map(formatProblem) };
  } catch (error) {
    // What has not the form of a declaration at all may fail anywhere in the check.
    return { declared: [], problems: [messageOf(error)] };
  }
}
