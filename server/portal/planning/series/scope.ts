import { SERIES_SCOPES, type SeriesScope } from '../../../../src/planning/core/slotCalls';
import { accept, reject, type ParameterReader } from '../../../http/query/readParameters';

export const DEFAULT_SCOPE: SeriesScope = 'suivants';

export const asScope = (given: unknown): SeriesScope | undefined => SERIES_SCOPES.find((scope) => scope === given);

export const readScope: ParameterReader<SeriesScope> = (text) => {
  const scope = asScope(text.toLowerCase());
  return scope ? accept(scope) : reject('filterValue', { name: text.slice(0, 20) });
};
