import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useNumberFormat } from '../page/useNumberFormat';

export interface StaleRowsProps {
  /** How many rows came too late. */
  readonly count: number;
  /** Looks at them as they are now; absent where there is another way to. */
  readonly onAgain?: (() => void) | undefined;
}

/** Says that another person has changed records meanwhile, and that nothing of it is overwritten. */
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
