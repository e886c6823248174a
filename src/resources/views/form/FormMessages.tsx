import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import type { ShownProblem } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { refusalOf } from './serverErrors';

/** Somebody else changed the record meanwhile (RFC 9110, 412). */
const STALE = 412;

export interface FormMessagesProps {
  readonly problem?: ShownProblem;
  readonly onReload?: () => void;
}

/** Why nothing was saved, beside the button that was to save it. */
export function FormMessages({ problem, onReload }: FormMessagesProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { errors, submitCount } = useFormState();
  const wrong = Object.keys(errors).length;
  const isStale = problem?.status === STALE;
  const general = problem ? refusalOf(schema, problem).general : [];
  const reload = isStale && onReload && (
    <Button color="inherit" size="small" onClick={onReload}>
      {translate('screens.form.reload')}
    </Button>
  );
  return (
    <>
      {problem && general.length > 0 && (
        <Alert severity="error" tabIndex={-1} action={reload} sx={{ mb: 1 }}>
          {isStale
            ? translate('screens.form.stale')
            : general.map((message) => <div key={message}>{translate(message, { _: message })}</div>)}
        </Alert>
      )}
      {submitCount > 0 && wrong > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('screens.form.invalid', { smart_count: wrong })}
        </Alert>
      )}
    </>
  );
}
