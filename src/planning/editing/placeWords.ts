import { wallOf } from '../../resources/fields/shared/zone';
import { DAY } from '../../resources/common/durations';
import { clockText } from '../model/clockText';
import type { PlanEdit } from '../model/plan';
import type { PlanWords } from '../model/planWords';

/** `lundi 3 novembre 2026, 09:00–12:00` */
export function stretchWords({ dayOf }: PlanWords, start: number, end: number): string {
  const [from, to] = [wallOf(start), wallOf(end)];
  const [first, last] = [Math.floor(from / DAY), Math.floor((to - 1) / DAY)];
  if (first === last) return `${dayOf(first)}, ${clockText(from)}–${clockText(to)}`;
  return `${dayOf(first)} ${clockText(from)} – ${dayOf(last)} ${clockText(to)}`;
}

/** Describes the target of the first edit, and counts the others. @param nameOf absent in a view without rows */
export function placeWords(
  words: PlanWords,
  edits: readonly PlanEdit[],
  nameOf: ((personId: number | null) => string) | undefined,
): string {
  const [edit] = edits;
  if (!edit || edit.kind === 'delete') return '';
  const { salarieId, start, end } = edit.kind === 'create' ? edit.slot : edit;
  const place = [nameOf?.(salarieId), stretchWords(words, start, end)].filter(Boolean).join(', ');
  return edits.length === 1 ? place : words.translate('timeline.several', { place, smart_count: edits.length });
}
