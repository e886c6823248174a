import { dayIndexOf } from '../../../resources/fields/shared/zone';
import type { SlotRow } from '../../source/planSource';

/** How a slot of a preview fares, the worst first. */
export type PreviewStatus = 'refused' | 'warned' | 'good';

/** A slot of a preview with when and whose it is; `salarieId` null: everybody's. */
export interface PlacedRow {
  readonly row: SlotRow;
  readonly preview: PreviewStatus;
  readonly start: number;
  readonly end: number;
  readonly salarieId: number | null;
}

type StatusCounts = Readonly<Record<PreviewStatus, number>>;

/** What would become of the slots of one day, those with clashes first. */
export interface ToolDay extends StatusCounts {
  /** Days since 1970 in Paris. */
  readonly day: number;
  readonly rows: readonly PlacedRow[];
}

/** What would become of slots: how many, how many people's, and day by day. */
export interface ToolSummary extends StatusCounts {
  readonly created: number;
  readonly deleted: number;
  readonly people: number;
  readonly days: readonly ToolDay[];
}

const RANK = { refused: 0, warned: 1, good: 2 } as const;

const previewStatusOf = ({ status, findings = [] }: SlotRow): PreviewStatus =>
  status === 'refused' ? 'refused' : findings.length > 0 ? 'warned' : 'good';

const countsOf = (rows: readonly { readonly preview: PreviewStatus }[]): StatusCounts => {
  const counts = { refused: 0, warned: 0, good: 0 };
  for (const { preview } of rows) counts[preview] += 1;
  return counts;
};

function placed(row: SlotRow): PlacedRow | undefined {
  const { debut, fin, salarieId } = row.after ?? row.before ?? {};
  if (typeof debut !== 'string' || typeof fin !== 'string') return undefined;
  return {
    row,
    preview: previewStatusOf(row),
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
    const inOrder = own.sort((one, other) => RANK[one.preview] - RANK[other.preview] || one.start - other.start);
    return { day, rows: inOrder, ...countsOf(inOrder) };
  });
  return {
    ...countsOf(rows.map((row) => ({ preview: previewStatusOf(row) }))),
    created: rows.filter(({ status }) => status === 'created').length,
    deleted: rows.filter(({ status }) => status === 'deleted').length,
    people: new Set(known.flatMap(({ salarieId }) => salarieId ?? [])).size,
    days: days.sort((one, other) => one.day - other.day),
  };
}
