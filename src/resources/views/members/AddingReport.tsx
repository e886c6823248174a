import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { Adding } from './useAddMembers';
import { useNaming } from '../naming/useNaming';
import { useScreenParents } from '../ScreenContext';

export interface AddingReportProps extends Pick<Adding, 'progress' | 'failed'> {
  readonly schema: ResourceSchema;
}

export function AddingReport({ schema, progress, failed }: AddingReportProps) {
  const translate = useTranslate();
  const failing = failed.map(({ record }) => record);
  const nameOf = useNaming({ schema, parents: useScreenParents() }, failing);
  if (progress) {
    const { finished, total } = progress;
    return (
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <LinearProgress
          variant="determinate"
          value={(finished / total) * 100}
          aria-label={translate('members.adding')}
          sx={{ flex: 1 }}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {translate('members.progress', { finished, total })}
        </Typography>
      </Box>
    );
  }
  if (failed.length === 0) return null;
  return (
    <Alert severity="error" tabIndex={-1} sx={{ mb: 1, maxHeight: 160, overflowY: 'auto' }}>
      {translate('members.failed', { smart_count: failed.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {failed.map(({ record, message }) => (
          <li key={record.id}>
            {nameOf(record)} — {translate(message, { _: message })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
