import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Upload } from './useUpload';

/** On narrow screens the button wraps below the text. */
const ALERT = { mb: 1, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } };

export function UploadProgress({ upload: { part, end, cancel } }: { readonly upload: Upload }) {
  const translate = useTranslate();
  if (part !== undefined) {
    const percent = Math.round(part * 100);
    const isSent = part >= 1;
    const text = translate(isSent ? 'files.upload.storing' : 'files.upload.sending', { percent });
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1 }}>
        <LinearProgress
          variant={isSent ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-label={text}
          sx={{ flex: 1, minWidth: 120 }}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
        {/* A complete upload may already be stored. */}
        <Button size="small" color="inherit" disabled={isSent} onClick={cancel}>
          {translate('files.upload.cancel')}
        </Button>
      </Box>
    );
  }
  if (!end) return null;
  const retry = (
    <Button type="submit" color="inherit" size="small">
      {translate('files.upload.retry')}
    </Button>
  );
  if (end.how === 'cancelled')
    return (
      <Alert severity="info" action={retry} sx={ALERT}>
        {translate('files.upload.cancelled')}
      </Alert>
    );
  return (
    <Alert severity="error" action={retry} tabIndex={-1} sx={ALERT}>
      {translate('files.upload.broken')}
      {end.reason && <div>{translate(end.reason, { _: end.reason })}</div>}
    </Alert>
  );
}
