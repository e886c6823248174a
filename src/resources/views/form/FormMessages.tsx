import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { lazy, Suspense } from 'react';
import { STALE } from '../conflict/useMergingSave';
import type { ShownProblem } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { fieldKey } from '../../registry/translationKeys';
import { focusFirstInvalid } from './focusFirstInvalid';
import { useFormPlace } from './FormPlace';
import { formRefusal } from './formRefusal';

/** Lazy, because few saves meet another record. */
const TakenBy = lazy(() => import('./TakenBy'));

export interface FormMessagesProps {
  readonly problem?: ShownProblem | undefined;
  readonly isNew: boolean;
}

/** Why saving failed; shown beside the save button. */
export function FormMessages({ problem, isNew }: FormMessagesProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { errors, submitCount } = useFormState();
  const only = useFormPlace()?.only;
  const wrong = Object.keys(errors).length;
  const [first] = schema.sections.flatMap(({ fields }) => fields).filter((name) => name in errors);
  const isStale = problem?.status === STALE;
  const refusal = problem && formRefusal(schema, problem, isNew, only);
  const elsewhere = Object.entries(refusal?.elsewhere ?? {}).map(([field, message]) =>
    translate('screens.page.labelled', { label: translate(fieldKey(schema, field)), name: message }),
  );
  const general = [...(refusal?.general ?? []), ...elsewhere];
  const taken = Object.keys(refusal?.fields ?? {}).filter((name) => name in errors && schema.fields[name]?.unique);
  return (
    <>
      {problem && general.length > 0 && (
        <Alert severity="error" tabIndex={-1} sx={{ mb: 1 }}>
          {isStale
            ? translate('history.conflict.stale')
            : general.map((message) => <div key={message}>{translate(message, { _: message })}</div>)}
        </Alert>
      )}
      {/* A single input says itself what is wrong, just above. */}
      {submitCount > 0 && wrong > 0 && !(only !== undefined && only in errors && wrong === 1) && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={({ currentTarget }) => focusFirstInvalid(currentTarget.closest('form'))}
            >
              {first === undefined
                ? translate('screens.form.goToInvalid')
                : translate('screens.form.goToField', { name: translate(fieldKey(schema, first)) })}
            </Button>
          }
        >
          {translate('screens.form.invalid', { smart_count: wrong })}
          {taken.map((field) => (
            <Suspense key={field} fallback={null}>
              <TakenBy field={field} />
            </Suspense>
          ))}
        </Alert>
      )}
    </>
  );
}
