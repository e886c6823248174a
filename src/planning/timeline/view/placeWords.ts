import type { PlanEdit } from '../../model/plan';
import type { Board } from '../board';
import { personIdOf } from '../board';
import { wallOf } from '../../../resources/fields/shared/zone';
import { clockText, DAY } from '../index/wallClock';
import type { TimelineWords } from '../timelineWords';

/** The name in a row. */
function nameOfPerson({ rows }: Board, words: TimelineWords, id: number | null): string {
  const row = rows.find((one) => personIdOf(one) === id);
  return row?.kind === 'person' && row.person ? row.person.name : words.translate('timeline.everyone');
}

/** `lundi 3 novembre 2026, 09:00–12:00` of a stretch. */
export function stretchWords(words: TimelineWords, start: number, end: number): string {
  const [from, to] = [wallOf(start), wallOf(end)];
  const [first, last] = [Math.floor(from / DAY), Math.floor((to - 1) / DAY)];
  if (first === last) return `${words.dayOf(first)}, ${clockText(from)}–${clockText(to)}`;
  return `${words.dayOf(first)} ${clockText(from)} – ${words.dayOf(last)} ${clockText(to)}`;
}

/** Where edits lead: the place of the first one, and how many others there are. */
export function editsWords(board: Board, words: TimelineWords, edits: readonly PlanEdit[]): string {
  const edit = edits[0];
  if (!edit) return '';
  if (edit.kind === 'delete') return '';
  const { salarieId, start, end } = edit.kind === 'create' ? edit.slot : edit;
  const place = `${nameOfPerson(board, words, salarieId)}, ${stretchWords(words, start, end)}`;
  return edits.length === 1 ? place : words.translate('timeline.several', { place, smart_count: edits.length });
}
