import { hiddenGroups, SMALLEST_GROUP, type CountedGroup } from './hideSmall';
import type { DayRange } from '../records/calendarDays';
import { bucketsOf, type PeriodStep } from './periods';

/** A group as the database returns it; values in the order of the measures. */
export interface RawGroup extends CountedGroup {
  readonly values: readonly (number | null)[];
}

/** A group with the values of the previous period; a hidden group has no values. */
export interface ArrangedGroup {
  readonly keys: readonly unknown[];
  readonly values: readonly (number | null)[];
  readonly former?: readonly (number | null)[];
  readonly isHidden: boolean;
}

export interface Arrangement {
  /** For each dimension: true if its keys are months, quarters or years. */
  readonly arePeriods: readonly boolean[];
  /** For each dimension: its values in their declared order, if they are states. */
  readonly states: readonly (readonly unknown[] | undefined)[];
  readonly period: DayRange;
  readonly formerPeriod: DayRange;
  readonly step: PeriodStep;
  readonly people: boolean;
  /** Values of an empty group, by measure: 0 for counts and sums, null for others. */
  readonly empty: readonly (number | null)[];
}

const keyOf = (keys: readonly unknown[]): string => JSON.stringify(keys);

/** Shifts the keys of the previous period's groups: its third month becomes the current third month. */
function movedKeys(keys: readonly unknown[], { arePeriods, period, formerPeriod, step }: Arrangement) {
  const [now, then] = [bucketsOf(period, step), bucketsOf(formerPeriod, step)];
  return keys.map((key, at) => {
    const place = arePeriods[at] ? then.indexOf(String(key)) : -1;
    return place < 0 ? key : (now[place] ?? key);
  });
}

/** Adds groups for empty months, which a line chart would otherwise skip. */
function missingPeriods(groups: readonly RawGroup[], { arePeriods, period, step, empty }: Arrangement): RawGroup[] {
  if (arePeriods.length !== 1 || !arePeriods[0]) return [];
  const there = new Set(groups.map(({ keys }) => keys[0]));
  return bucketsOf(period, step)
    .filter((bucket) => !there.has(bucket))
    .map((bucket) => ({ keys: [bucket], count: 0, values: empty }));
}

const compareKeys = (one: unknown, other: unknown): number => {
  if (one === other) return 0;
  if (one === null) return 1;
  return other === null || String(one) < String(other) ? -1 : 1;
};

/** Position of a state; values of an earlier declaration come after the others. */
const positionIn = (states: readonly unknown[], key: unknown): number => {
  const at = states.indexOf(key);
  return at < 0 ? states.length : at;
};

/** Sorts periods in time order, states as declared, other groups by the first measure, largest first, empty last. */
function inOrder(groups: readonly RawGroup[], { arePeriods, states }: Arrangement): readonly RawGroup[] {
  const weights = new Map<string, number>();
  for (const { keys, values } of groups) {
    for (const [at, key] of keys.entries()) {
      const name = keyOf([at, key]);
      weights.set(name, (weights.get(name) ?? 0) + (values[0] ?? 0));
    }
  }
  return groups.toSorted((one, other) => {
    for (const [at, isPeriod] of arePeriods.entries()) {
      const [a, b] = [one.keys[at], other.keys[at]];
      if (a === b) continue;
      const declared = states[at];
      const byState = declared && a !== null && b !== null ? positionIn(declared, a) - positionIn(declared, b) : 0;
      if (byState !== 0) return byState;
      const byWeight = (weights.get(keyOf([at, b])) ?? 0) - (weights.get(keyOf([at, a])) ?? 0);
      const isOfNone = a === null || b === null;
      return isPeriod || isOfNone || byWeight === 0 ? compareKeys(a, b) : byWeight;
    }
    return 0;
  });
}

/** Arranges groups for display: sorted, complete, with the previous period, small groups of people hidden. */
export function arrangeGroups(
  counted: readonly RawGroup[],
  former: readonly RawGroup[] | undefined,
  arrangement: Arrangement,
): readonly ArrangedGroup[] {
  const moved = former?.map((group) => ({ ...group, keys: movedKeys(group.keys, arrangement) }));
  const known = new Set(counted.map(({ keys }) => keyOf(keys)));
  const gone = (moved ?? [])
    .filter(({ keys }) => !known.has(keyOf(keys)))
    .map(({ keys }): RawGroup => ({ keys, count: 0, values: arrangement.empty }));
  const all = [...counted, ...gone];
  const groups = inOrder([...all, ...missingPeriods(all, arrangement)], arrangement);
  const hidden = arrangement.people ? hiddenGroups(groups) : new Set<RawGroup>();
  const formerHidden = arrangement.people && moved ? hiddenGroups(moved) : new Set<RawGroup>();
  const formerOf = new Map((moved ?? []).map((group) => [keyOf(group.keys), group]));
  const nothing = arrangement.empty.map(() => null);
  return groups.map((group) => {
    const before = formerOf.get(keyOf(group.keys));
    const beforeValues = before && formerHidden.has(before) ? nothing : (before?.values ?? arrangement.empty);
    const isHidden = hidden.has(group);
    return {
      keys: group.keys,
      values: isHidden ? nothing : group.values,
      ...(moved && { former: beforeValues }),
      isHidden,
    };
  });
}

export function arrangeTotal(
  total: RawGroup,
  former: RawGroup | undefined,
  { people, empty }: Pick<Arrangement, 'people' | 'empty'>,
): ArrangedGroup {
  const isFew = ({ count }: RawGroup) => people && count > 0 && count < SMALLEST_GROUP;
  const shown = (group: RawGroup) => (isFew(group) ? empty.map(() => null) : group.values);
  return { keys: [], values: shown(total), ...(former && { former: shown(former) }), isHidden: isFew(total) };
}
