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
  readonly record?: AnyRecord;
  readonly isWhole?: boolean;
  /** True once the complete record has replaced a list's row, in which nothing could be typed. */
  readonly isReplaced?: boolean;
  /** Saves and returns the record. Rejects with the API's refusal. */
  readonly onSave: (values: Readonly<Record<string, unknown>>) => Promise<AnyRecord>;
  readonly onSaved: (record: AnyRecord) => void;
  /** Enables "save and create another"; called to start the next record. */
  readonly onAnother?: ((record: AnyRecord) => void) | undefined;
  /** A merge that could not be saved; replaces the form's values. */
  readonly merged?: Settled | undefined;
  readonly upload: Upload;
  readonly cancel: ReactNode;
}

/**
 * A reloaded record becomes the new base; input and messages stay. That it was submitted stays too: else an error would
 * remain until the next save, whatever is typed.
 */
const RESET = {
  keepValues: true,
  keepDirty: true,
  keepErrors: true,
  keepSubmitCount: true,
  keepIsSubmitted: true,
} as const;

/** The form of a record: allows one save at a time, and shows a refusal at the fields concerned. */
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

  // One render later, so that the guard no longer sees unsaved changes.
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
      // The upload itself shows the error; no field is wrong.
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
