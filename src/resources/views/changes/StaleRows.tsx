import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useNumberFormat } from '../page/useNumberFormat';

export interface StaleRowsProps {
  readonly count: number;
  /** Previews the rows again in their current state; undefined if the screen offers that elsewhere. */
  readonly onAgain?: (() => void) | undefined;
}

export function StaleRows({ count, onAgain }: StaleRowsProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  if (count === 0) return null;
  const again = onAgain && (
    <Button color="inherit" size="small" onClick={onAgain}>
      {translate('changes.checkAgain')}
    </Button>
  );
  return (
    <Alert severity="warning" role="status" action={again} sx={{ mb: 1.5 }}>
      {translate('changes.stale', { smart_count: count, count: format(count) })}
    </Alert>
  );
}
