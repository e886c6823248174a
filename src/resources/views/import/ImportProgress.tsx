import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ChangeProgress } from '../changes/ChangeProgress';
import { FailureAlert } from '../page/FailureAlert';
import type { ImportStep } from './useStep';

interface ImportProgressProps {
  /** Steps in order; the first unfinished one is shown. */
  readonly steps: readonly { readonly name: 'read' | 'plan' | 'preview'; readonly step: ImportStep<unknown> }[];
}

/** The running step with a cancel button; a cancelled or failed one with a retry button. */
export function ImportProgress({ steps }: ImportProgressProps) {
  const translate = useTranslate();
  const current = steps.find(({ step }) => step.status !== 'done');
  if (!current || current.step.status === 'waiting') return null;
  const { name, step } = current;
  if (step.status === 'running') {
    const { progress } = step;
    const what = progress?.what ?? name;
    return (
      <ChangeProgress
        key={name}
        label={translate(`exchange.import.steps.${what}`)}
        // The number of rows is unknown while the file is read.
        progress={what === 'read' ? undefined : progress}
        onCancel={step.cancel}
      />
    );
  }
  if (step.status === 'cancelled')
    return (
      <Alert
        severity="info"
        sx={{ my: 2 }}
        action={
          <Button color="inherit" size="small" onClick={step.again}>
            {translate('exchange.import.steps.again')}
          </Button>
        }
      >
        {translate('exchange.import.steps.cancelled')}
      </Alert>
    );
  if (step.status !== 'failed') return null;
  if (name === 'read')
    return (
      <Alert severity="error" sx={{ my: 2 }}>
        {translate('exchange.import.problems.unreadable')}
      </Alert>
    );
  return <FailureAlert error={step.error} onRetry={step.again} />;
}
