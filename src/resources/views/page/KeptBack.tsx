import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** In the place of a value that a private record keeps back. */
export function KeptBack() {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', fontSize: 14 }}
    >
      <LockOutlined aria-hidden sx={{ fontSize: 14 }} />
      {translate('screens.record.kept')}
    </Box>
  );
}
