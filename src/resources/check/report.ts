import type { DeclarationCode } from '../language/declarationCodes';
import { nearest } from '../common/nearest';

export interface DeclarationProblem {
  readonly code: DeclarationCode;
  readonly resource: string;
  /** Undefined if it concerns no single field. */
  readonly field?: string;
  /** For the developer of the declaration. */
  readonly message: string;
}

export type Finding = Omit<DeclarationProblem, 'resource'>;

/** "Did you mean" suffix with the closest name; '' without one. */
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
