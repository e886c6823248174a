import type { DeclarationCode } from '../language/declarationCodes';
import { nearest } from '../common/nearest';

/** What is wrong with a declaration. */
export interface DeclarationProblem {
  readonly code: DeclarationCode;
  /** The name of the resource. */
  readonly resource: string;
  /** The field that it is about, where it is about one. */
  readonly field?: string;
  /** For the developer who wrote it. */
  readonly message: string;
}

/** A problem before it is known of which resource it is. */
export type Finding = Omit<DeclarationProblem, 'resource'>;

/** The end of a message about a name that does not exist: the nearest one that does, or nothing. */
export function suggest(name: string, candidates: readonly string[]): string {
  const close = nearest(name, candidates);
  return close === undefined ? '' : `; did you mean '${close}'?`;
}

const dotted = (name: string): string =>
  name
    .split('/')
    .filter((segment) => !segment.startsWith('{'))
    .join('.');

/** One line: `S012 partenaires.contrats: the column 'libele' is not a field; did you mean 'libelle'?` */
export const formatProblem = ({ code, resource, field, message }: DeclarationProblem): string =>
  `${code} ${[dotted(resource), field].filter((part) => part !== undefined).join('.')}: ${message}`;
