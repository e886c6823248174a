import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import type { useAccessPreview } from './useAccessPreview';

const KNOWN: readonly string[] = ['lastAdministrator', 'duplicate', 'notFound'];

/** Notes on all changes: the API will refuse them, or the people affected are not known. */
export function PreviewNotes({ preview }: { readonly preview: ReturnType<typeof useAccessPreview> }) {
  const translate = useTranslate();
  const { isOffered, isLoading, isError, error, data, refetch } = preview;
  if (!isOffered) return <Alert severity="info">{translate('accessPages.preview.unavailable')}</Alert>;
  if (isError) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  if (isLoading)
    return (
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {translate('accessPages.preview.waiting')}
      </Typography>
    );
  const reasons = data?.refusals ?? [];
  if (reasons.length === 0) return null;
  return (
    <Alert severity="error">
      <strong>{translate('accessPages.preview.refused')}</strong>
      {reasons.map((reason) => (
        <div key={reason}>{translate(`accessPages.preview.reasons.${KNOWN.includes(reason) ? reason : 'other'}`)}</div>
      ))}
    </Alert>
  );
}
