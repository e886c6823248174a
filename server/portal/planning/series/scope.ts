import { accept, reject, type ParameterReader } from '../../../http/query/readParameters';

/** Which slots of a series: this one, this one and those after it, or all. */
export const SCOPES = ['un', 'suivants', 'tous'] as const;
export type Scope = (typeof SCOPES)[number];

export const DEFAULT_SCOPE: Scope = 'suivants';

export const asScope = (given: unknown): Scope | undefined => SCOPES.find((scope) => scope === given);

/** One of the three, whatever its case. */
export const readScope: ParameterReader<Scope> = (text) => {
  const scope = asScope(text.toLowerCase());
  return scope ? accept(scope) : reject('filterValue', { name: text.slice(0, 20) });
};
