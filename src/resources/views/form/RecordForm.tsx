import { Form, useNavigate } from 'ra-core';
import { useEffect, useState, type BaseSyntheticEvent } from 'react';
import type { AnyRecord } from '../../types';
import { problemOf, type ShownProblem } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { wantsAnother } from './another';
import { FormBody } from './FormBody';
import { refusalOf } from './serverErrors';

export interface RecordFormProps {
  readonly initial: Readonly<Record<string, unknown>>;
  /** The record that is changed; absent for a new one. */
  readonly record?: AnyRecord;
  /** Saves, and answers where to go then. Rejects with the API's refusal. */
  readonly onSave: (values: Readonly<Record<string, unknown>>) => Promise<string>;
  /** Offers to save and begin another. */
  readonly onAnother?: () => void;
  /** Offers to read the record again when somebody else changed it. */
  readonly onReload?: () => void;
  readonly cancelTo: string;
}

/** The form of a record: saves once at a time, and shows a refusal at the fields that it is about. */
export function RecordForm({ initial, record, onSave, onAnother, onReload, cancelTo }: RecordFormProps) {
  const { schema } = useScreen();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<ShownProblem>();
  const [destination, setDestination] = useState<string>();

  // One render later, so that nothing warns about changes that are saved.
  useEffect(() => {
    if (destination !== undefined) navigate(destination);
  }, [destination, navigate]);

  const submit = async (values: Readonly<Record<string, unknown>>, event?: BaseSyntheticEvent) => {
    setProblem(undefined);
    try {
      const next = await onSave(values);
      if (onAnother && wantsAnother(event)) onAnother();
      else setDestination(next);
      return undefined;
    } catch (error) {
      const refused = problemOf(error);
      setProblem(refused);
      return refusalOf(schema, refused).fields;
    }
  };
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      shouldFocusError={false}
      defaultValues={initial}
      record={record}
      onSubmit={submit}
    >
      <FormBody
        problem={problem}
        isSaved={destination !== undefined}
        isNew={record === undefined}
        canCreateAnother={onAnother !== undefined}
        onReload={onReload}
        cancelTo={cancelTo}
      />
    </Form>
  );
}
