import type { RowStatus } from '../../changes/changes';
import type { StatusCounts } from './reportCounts';

const SAID = ['created', 'changed', 'deleted', 'refused'] as const satisfies readonly RowStatus[];

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Summarises a result: `12 enregistrements modifiés, 1 ligne refusée`. */
export function doneWords(counts: StatusCounts, translate: Translate): string {
  const said = SAID.filter((status) => counts[status] > 0);
  if (said.length === 0) return translate('changes.done.nothing');
  return said.map((status) => translate(`changes.done.${status}`, { smart_count: counts[status] })).join(', ');
}
