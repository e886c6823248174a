import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FailureAlert } from '../page/FailureAlert';
import { useRegistry } from '../RegistryContext';
import { CountedLine } from './CountedLine';
import { useCounted, type Counted } from './useFigures';
import type { StatisticsPlace } from './useStatisticsPlace';

export interface CountedDialogProps {
  readonly counted: Counted;
  readonly place: StatisticsPlace;
  readonly onClose: () => void;
}

export function CountedDialog({ counted, place, onClose }: CountedDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const schema = useRegistry().get(counted.statistic.resource);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useCounted(
    counted,
    place,
  );
  const records = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages[0]?.totalCount ?? 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {translate('screens.page.labelled', { label: translate('statistics.recordsTitle'), name: counted.label })}
      </DialogTitle>
      <DialogContent dividers>
        {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
        {isPending && !error && <Skeleton variant="rounded" height={160} />}
        {data && (
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {translate('statistics.recordsCount', { smart_count: total })}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {records.map((record) => (
            <CountedLine key={record.id} schema={schema} record={record} />
          ))}
        </Box>
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {translate('statistics.more')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('statistics.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
