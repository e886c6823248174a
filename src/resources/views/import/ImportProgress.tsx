import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ChangeProgress } from '../changes/ChangeProgress';
import { FailureAlert } from '../page/FailureAlert';
import type { ImportStep } from './useStep';

interface ImportProgressProps {
  /** The steps in their order; what is shown is the first one that has not come to its end. */
  readonly steps: readonly { readonly name: 'read' | 'plan' | 'preview'; readonly step: ImportStep<unknown> }[];
}

/** The step that is under way, with a way to end it; or that was ended or failed, with a way to do it again. */
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
        // While a file is read, its number of rows is unknown.
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
