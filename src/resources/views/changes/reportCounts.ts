import { ROW_STATUSES, type ChangeReport, type RowStatus } from '../../changes/changes';

export type StatusCounts = Readonly<Record<RowStatus, number>>;

export function countStatuses({ rows }: Pick<ChangeReport, 'rows'>): StatusCounts {
  const counts = Object.fromEntries(ROW_STATUSES.map((status) => [status, 0])) as Record<RowStatus, number>;
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

export const countWrites = ({ created, changed, deleted }: StatusCounts): number => created + changed + deleted;
