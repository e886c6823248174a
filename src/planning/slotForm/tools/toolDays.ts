import { dayIndexOf } from '../../../resources/fields/shared/zone';
import type { SlotRow } from '../../source/planSource';

/** Outcome of a slot in a preview, worst first. */
export type PreviewStatus = 'refused' | 'warned' | 'good';

/** A slot of a preview with its times and owner; `salarieId` is null for everyone's slots. */
export interface PlacedRow {
  readonly row: SlotRow;
  readonly preview: PreviewStatus;
  readonly start: number;
  readonly end: number;
  readonly salarieId: number | null;
}

type StatusCounts = Readonly<Record<PreviewStatus, number>>;

/** Preview of a day's slots, those with findings first. */
export interface ToolDay extends StatusCounts {
  /** Since 1970, in Paris time. */
  readonly day: number;
  readonly rows: readonly PlacedRow[];
}

/** Preview of a bulk write: counts, and days. */
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

export function placed(row: SlotRow): PlacedRow | undefined {
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

/** Groups a preview by day, in order. @param isIn whether a row counts among those that are created */
export function summaryOf(rows: readonly SlotRow[], isIn: (row: SlotRow) => boolean = () => true): ToolSummary {
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
    created: rows.filter((row) => row.status === 'created' && isIn(row)).length,
    deleted: rows.filter(({ status }) => status === 'deleted').length,
    people: new Set(known.flatMap(({ salarieId }) => salarieId ?? [])).size,
    days: days.sort((one, other) => one.day - other.day),
  };
}
