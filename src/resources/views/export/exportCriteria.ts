import { criterionName } from '../../language/criteriaCalls';
import type { ListFilter } from '../../records/listFilter';
import type { ExportLook } from './exportChoice';

interface ExportRequest {
  readonly filter: ListFilter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly look: ExportLook;
  readonly shown: readonly string[];
}

/** Request body for APIs that generate the file of a list themselves, with the list's filter and columns. */
export function exportCriteria({ filter, sort, look, shown }: ExportRequest): Readonly<Record<string, unknown>> {
  const { q, where: _where, groupBy: _groupBy, ...parameters } = filter;
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== false);
  return {
    ...Object.fromEntries(given.map(([name, value]) => [criterionName(name), value])),
    ...(q && { search: q }),
    orderBy: sort.field,
    orderByDescending: sort.order === 'DESC',
    format: look.format,
    ...(look.columns === 'shown' && { colonnes: shown }),
  };
}
