import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useNumberFormat } from '../page/useNumberFormat';
import { SHOWN_STATUSES, type ShownStatus, type StatusCounts } from './reportCounts';

export const STATUS_COLOURS: Readonly<Record<ShownStatus, ChipProps['color']>> = {
  created: 'success',
  changed: 'info',
  unchanged: 'default',
  leftOut: 'default',
  deleted: 'warning',
  refused: 'error',
};

/** Key of a status below `changes.status` and `changes.rowStatus`: before it is applied, a deletion is yet to come. */
export const statusWord = (status: ShownStatus, isApplied: boolean): ShownStatus | 'planned' =>
  status === 'deleted' && !isApplied ? 'planned' : status;

export interface StatusFilterProps {
  readonly counts: StatusCounts;
  /** The changes are written, so that what is to be deleted has gone. */
  readonly isApplied: boolean;
  readonly total: number;
  /** Undefined shows all rows. */
  readonly chosen: ShownStatus | undefined;
  readonly onChoose: (status: ShownStatus | undefined) => void;
}

export function StatusFilter({ counts, isApplied, total, chosen, onChoose }: StatusFilterProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const chip = (status: ShownStatus | undefined, label: string) => (
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
  const present = SHOWN_STATUSES.filter((status) => counts[status] > 0);
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
