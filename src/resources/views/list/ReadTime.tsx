import { useQueryClient } from '@tanstack/react-query';
import { isSameDay } from 'date-fns';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import { useOnline } from '../page/useOnline';

const TIME = { timeStyle: 'short' } as const;

/** When offline, tells when the rows were fetched. */
export function ReadTime() {
  const isOnline = useOnline();
  return isOnline ? null : <LastRead />;
}

function LastRead() {
  const translate = useTranslate();
  const region = useRegion();
  const client = useQueryClient();
  const { resource } = useListContext();
  const shown = client.getQueryCache().findAll({ queryKey: [resource, 'getList'], type: 'active' });
  const readAt = Math.max(0, ...shown.map(({ state }) => state.dataUpdatedAt));
  if (readAt === 0) return null;
  const isToday = isSameDay(readAt, Date.now());
  const style = isToday ? TIME : ({ dateStyle: 'short', ...TIME } as const);
  const time = new Intl.DateTimeFormat(region, style).format(readAt);
  return (
    <Typography component="span" variant="body2" sx={{ color: 'warning.main', ml: { sm: 1 } }}>
      {translate(isToday ? 'screens.list.readAtTime' : 'screens.list.readAt', { time })}
    </Typography>
  );
}
