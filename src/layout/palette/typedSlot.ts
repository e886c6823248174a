import { format } from 'date-fns';
import { foldText } from '../../resources/common/foldText';
import type { CommandSources } from './commands';
import { partsOf, wordsOf } from './matchCommands';
import { isSame } from './isSame';
import { periodLabel } from './periodLabel';
import { typedDays } from './typedDays';
import { typedTimes } from './typedTimes';

/** A type of slots. */
export interface SlotType {
  readonly id: number;
  readonly label: string;
}

/** What a search says of a slot beside the person. */
export interface TypedSlot {
  /** Parameters of the plan's page, `debut=2026-12-01T10:00&type=3`; empty if it says nothing. */
  readonly search: string;
  /** Its type, day and hours, in words. */
  readonly detail: string;
  readonly rest: string;
  /** The type is one of its words. */
  readonly hasType: boolean;
  readonly hasHours: boolean;
}

/** The type of which most words are said: of "congé", "Congés payés"; the first one of equals. */
export function typeIn(words: readonly string[], types: readonly SlotType[]) {
  const counted = types.map((type) => {
    const parts = partsOf(foldText(type.label));
    const said = words.filter((word) => parts.some((part) => isSame(part, word)));
    return { type, said, isWhole: said.length === parts.length };
  });
  const [best] = counted
    .filter(({ said }) => said.length > 0)
    .toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole) || other.said.length - one.said.length);
  return best;
}

/**
 * Takes the day, the hours and the type of a slot out of a search; hours without a day are of today.
 *
 * @example typedSlot('pose un entretien avec wagner demain à 10h', …) // { search: 'debut=2026-11-29T10%3A00&type=3&date=2026-11-29', rest: 'pose wagner', … }
 */
export function typedSlot(
  query: string,
  types: readonly SlotType[],
  words: Pick<CommandSources, 'language' | 'translate'>,
  now: Date,
): TypedSlot {
  const times = typedTimes(query);
  const days = typedDays(times?.rest ?? query, words, now);
  const typed = wordsOf(days?.rest ?? times?.rest ?? query);
  const type = typeIn(typed, types);
  const first = days?.first ?? (times && format(now, 'yyyy-MM-dd'));
  const end = times?.to === undefined ? days?.last : `${days?.last ?? first}T${times.to}`;
  const search = new URLSearchParams({
    ...(first !== undefined && { debut: times ? `${first}T${times.from}` : first, date: first }),
    ...(end !== undefined && { fin: end }),
    ...(type && { type: String(type.type.id) }),
  });
  const dayLabel = (day: string) => periodLabel(`zoom=jour&date=${day}`, words.language, now);
  const detail = [
    ...(type ? [type.type.label] : []),
    ...(first === undefined
      ? []
      : [[first, ...(days?.last === undefined ? [] : [days.last])].map(dayLabel).join(' – ')]),
    ...(times ? [[times.from, ...(times.to === undefined ? [] : [times.to])].join(' – ')] : []),
  ].join(' · ');
  return {
    search: search.toString(),
    detail,
    rest: typed.filter((word) => !type?.said.includes(word)).join(' '),
    hasType: type !== undefined,
    hasHours: times !== undefined,
  };
}
