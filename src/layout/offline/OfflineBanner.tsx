import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { useWaitingWrites } from '../../resources/views/page/useWaitingWrites';

/** Shows since when the connection is lost, and how many saved changes wait to be sent. */
export function OfflineBanner() {
  const translate = useTranslate();
  const region = useRegion();
  const [since] = useState(() => new Date());
  const waiting = useWaitingWrites();
  const time = new Intl.DateTimeFormat(region, { hour: '2-digit', minute: '2-digit' }).format(since);
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1.5,
        px: 2,
        py: 0.75,
        bgcolor: 'warning.soft',
        color: 'warning.onSoft',
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <CloudOffOutlined fontSize="small" aria-hidden />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <b>{translate('shell.offline.title', { time })}</b>{' '}
        {/* On a phone one line says enough, and leaves the height to what is read. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate('shell.offline.detail')}
        </Box>
        {waiting > 0 && <> {translate('shell.offline.waiting', { smart_count: waiting })}</>}
      </Box>
    </Box>
  );
}
