import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { ROW_STATUSES, type RowStatus } from '../../changes/changes';
import { useNumberFormat } from '../page/useNumberFormat';
import type { StatusCounts } from './reportCounts';

export const STATUS_COLOURS: Readonly<Record<RowStatus, ChipProps['color']>> = {
  created: 'success',
  changed: 'info',
  unchanged: 'default',
  deleted: 'warning',
  refused: 'error',
};

/** Key of a status below `changes.status` and `changes.rowStatus`: before it is applied, a deletion is yet to come. */
export const statusWord = (status: RowStatus, isApplied: boolean): RowStatus | 'planned' =>
  status === 'deleted' && !isApplied ? 'planned' : status;

export interface StatusFilterProps {
  readonly counts: StatusCounts;
  /** The changes are written, so that what is to be deleted has gone. */
  readonly isApplied: boolean;
  readonly total: number;
  /** Undefined shows all rows. */
  readonly chosen: RowStatus | undefined;
  readonly onChoose: (status: RowStatus | undefined) => void;
}

export function StatusFilter({ counts, isApplied, total, chosen, onChoose }: StatusFilterProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const chip = (status: RowStatus | undefined, label: string) => (
    <Chip
      key={status ?? ''}
      component="button"
      clickable
      label={label}
      aria-pressed={chosen === status}
      color={status ? STATUS_COLOURS[status] : 'default'}
      variant={chosen === status ? 'filled' : 'outlined'}
      onClick={() => onChoose(status)}
    />
  );
  const present = ROW_STATUSES.filter((status) => counts[status] > 0);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('changes.preview.filters')}
      sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {chip(undefined, translate('changes.preview.all', { count: format(total) }))}
      {present.map((status) =>
        chip(status, translate(`changes.status.${statusWord(status, isApplied)}`, { count: format(counts[status]) })),
      )}
    </Stack>
  );
}
