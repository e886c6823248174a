import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNumberFormat } from '../page/useNumberFormat';
import type { Finished } from './changeState';

export interface ChangeProgressProps {
  readonly label: string;
  readonly progress?: Finished | undefined;
  readonly onCancel?: () => void;
}

export function ChangeProgress({ label, progress, onCancel }: ChangeProgressProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const [isCancelling, setCancelling] = useState(false);
  const part = progress && progress.total > 0 ? Math.min(progress.finished / progress.total, 1) * 100 : undefined;
  const count = progress && { finished: format(progress.finished), total: format(progress.total) };
  return (
    <Box role="group" aria-label={label} sx={{ py: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2, flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="body2" role="status">
          {isCancelling ? translate('changes.cancelling') : label}
        </Typography>
        {count && (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {translate('changes.progress', count)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <LinearProgress
          aria-label={label}
          variant={part === undefined ? 'indeterminate' : 'determinate'}
          {...(part !== undefined && { value: part })}
          sx={{ flex: 1 }}
        />
        {onCancel && (
          <Button
            size="small"
            color="inherit"
            disabled={isCancelling}
            onClick={() => {
              setCancelling(true);
              onCancel();
            }}
          >
            {translate('screens.page.cancel')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
