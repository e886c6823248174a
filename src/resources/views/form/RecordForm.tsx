import { Form } from 'ra-core';
import { useEffect, useEffectEvent, useState, type BaseSyntheticEvent, type ReactNode } from 'react';
import { UploadEnded, type Upload } from '../../fields/shared/files/upload/useUpload';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Settled } from '../conflict/conflict';
import { problemOf, type ShownProblem } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { wantsAnother } from './another';
import { FormBody } from './FormBody';
import { useFormPlace } from './FormPlace';
import { formRefusal } from './formRefusal';

export interface RecordFormProps {
  readonly initial: Readonly<Record<string, unknown>>;
  /** The record that is changed; absent for a new one. */
  readonly record?: AnyRecord;
  /** False while it is only shown, and nothing can be changed. */
  readonly isWhole?: boolean;
  /** Its values have taken the place of others, over which nothing could be typed. */
  readonly isReplaced?: boolean;
  /** Saves, and answers the record. Rejects with the API's refusal. */
  readonly onSave: (values: Readonly<Record<string, unknown>>) => Promise<AnyRecord>;
  /** Goes on once it is saved. */
  readonly onSaved: (record: AnyRecord) => void;
  /** Offers to save and begin another, and begins it. */
  readonly onAnother?: ((record: AnyRecord) => void) | undefined;
  /** What came of a conflict and could not be saved: it takes the place of what is typed. */
  readonly merged?: Settled | undefined;
  readonly upload: Upload;
  /** The button that gives it up. */
  readonly cancel: ReactNode;
}

/** A record that was read again is what the form changes from now on, below what is typed and what is said of it. */
const RESET = { keepValues: true, keepDirty: true, keepErrors: true, keepSubmitCount: true } as const;

/** The form of a record: saves once at a time, and shows a refusal at the fields that it is about. */
export function RecordForm(props: RecordFormProps) {
  const {
    initial,
    record,
    isWhole = true,
    isReplaced = false,
    merged,
    onSave,
    onSaved,
    onAnother,
    upload,
    cancel,
  } = props;
  const { schema } = useScreen();
  const [problem, setProblem] = useState<ShownProblem>();
  const [saved, setSaved] = useState<AnyRecord>();
  const only = useFormPlace()?.only;
  const isNew = record === undefined;

  // One render later, so that nothing warns about changes that are saved.
  const goOn = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved) goOn(saved);
  }, [saved]);

  const submit = async (values: Readonly<Record<string, unknown>>, event?: BaseSyntheticEvent) => {
    setProblem(undefined);
    try {
      const written = await onSave(values);
      if (onAnother && wantsAnother(event)) onAnother(written);
      else setSaved(written);
      return undefined;
    } catch (error) {
      // Said where the upload is shown, and nothing is wrong with a field.
      if (error instanceof UploadEnded) return {};
      const refused = problemOf(error);
      setProblem(refused);
      return formRefusal(schema, refused, isNew, only).fields;
    }
  };
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      shouldFocusError={false}
      defaultValues={initial}
      {...(record && { record })}
      {...((merged !== undefined || !isReplaced) && { resetOptions: RESET })}
      onSubmit={submit}
    >
      <FormBody
        problem={problem}
        isSaved={saved !== undefined}
        record={record}
        isWhole={isWhole}
        canCreateAnother={onAnother !== undefined}
        upload={upload}
        merged={merged}
        cancel={cancel}
      />
    </Form>
  );
}
