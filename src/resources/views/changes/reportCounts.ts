import { ROW_STATUSES, type ChangeReport, type RowReport, type RowStatus } from '../../changes/changes';

/** Reason of a row that the person left out, which was not compared with anything. */
export const LEFT_OUT = 'leftOut';

/** What a preview shows of a row. */
export type ShownStatus = RowStatus | typeof LEFT_OUT;

export const SHOWN_STATUSES: readonly ShownStatus[] = [...ROW_STATUSES, LEFT_OUT];

export const shownStatus = ({ status, reason }: Pick<RowReport, 'status' | 'reason'>): ShownStatus =>
  reason === LEFT_OUT ? LEFT_OUT : status;

export type StatusCounts = Readonly<Record<ShownStatus, number>>;

export function countStatuses({ rows }: Pick<ChangeReport, 'rows'>): StatusCounts {
  const counts = Object.fromEntries(SHOWN_STATUSES.map((status) => [status, 0])) as Record<ShownStatus, number>;
  for (const row of rows) counts[shownStatus(row)] += 1;
  return counts;
}

export const countWrites = ({ created, changed, deleted }: StatusCounts): number => created + changed + deleted;
