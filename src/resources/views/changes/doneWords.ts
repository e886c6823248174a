import type { RowStatus } from '../../changes/changes';
import type { StatusCounts } from './reportCounts';

const SAID = ['created', 'changed', 'deleted', 'refused'] as const satisfies readonly RowStatus[];

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Summarises a result: `Contacts : 12 modifications, 1 ligne refusée`. @param name of the records, in the plural */
export function doneWords(counts: StatusCounts, translate: Translate, name?: string): string {
  const said = SAID.filter((status) => counts[status] > 0);
  if (said.length === 0) return translate('changes.done.nothing');
  const done = said.map((status) => translate(`changes.done.${status}`, { smart_count: counts[status] })).join(', ');
  return name === undefined ? done : translate('changes.done.of', { name, done });
}
