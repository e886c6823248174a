import { dayIndexOf } from '../../../resources/planning/zone';
import type { SlotRow } from './useToolRun';

/** How a slot of a preview fares, the worst first. */
export type SlotFate = 'refused' | 'warned' | 'good';

/** A slot of a preview with when and whose it is; `salarieId` null: everybody's. */
export interface PlacedRow {
  readonly row: SlotRow;
  readonly fate: SlotFate;
  readonly start: number;
  readonly end: number;
  readonly salarieId: number | null;
}

type FateCounts = Readonly<Record<SlotFate, number>>;

/** What would become of the slots of one day, those with clashes first. */
export interface ToolDay extends FateCounts {
  /** Days since 1970 in Paris. */
  readonly day: number;
  readonly rows: readonly PlacedRow[];
}

/** What would become of slots: how many, how many people's, and day by day. */
export interface ToolSummary extends FateCounts {
  readonly created: number;
  readonly deleted: number;
  readonly people: number;
  readonly days: readonly ToolDay[];
}

const RANK = { refused: 0, warned: 1, good: 2 } as const;

const fateOf = ({ status, findings = [] }: SlotRow): SlotFate =>
  status === 'refused' ? 'refused' : findings.length > 0 ? 'warned' : 'good';

const countsOf = (rows: readonly { readonly fate: SlotFate }[]): FateCounts => {
  const counts = { refused: 0, warned: 0, good: 0 };
  for (const { fate } of rows) counts[fate] += 1;
  return counts;
};

function placed(row: SlotRow): PlacedRow | undefined {
  const { debut, fin, salarieId } = row.after ?? row.before ?? {};
  if (typeof debut !== 'string' || typeof fin !== 'string') return undefined;
  return {
    row,
    fate: fateOf(row),
    start: Date.parse(debut),
    end: Date.parse(fin),
    salarieId: typeof salarieId === 'number' ? salarieId : null,
  };
}

/** A preview of many slots, counted and put in order of its days. */
export function summaryOf(rows: readonly SlotRow[]): ToolSummary {
  const known = rows.flatMap((row) => placed(row) ?? []);
  const byDay = new Map<number, PlacedRow[]>();
  for (const one of known) {
    const day = dayIndexOf(one.start);
    const own = byDay.get(day);
    if (own) own.push(one);
    else byDay.set(day, [one]);
  }
  const days = [...byDay].map(([day, own]): ToolDay => {
    const inOrder = own.sort((one, other) => RANK[one.fate] - RANK[other.fate] || one.start - other.start);
    return { day, rows: inOrder, ...countsOf(inOrder) };
  });
  return {
    ...countsOf(rows.map((row) => ({ fate: fateOf(row) }))),
    created: rows.filter(({ status }) => status === 'created').length,
    deleted: rows.filter(({ status }) => status === 'deleted').length,
    people: new Set(known.flatMap(({ salarieId }) => salarieId ?? [])).size,
    days: days.sort((one, other) => one.day - other.day),
  };
}
