import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'ra-core';
import type { FieldInput } from '../useFieldInput';
import type { FileOptions } from '../stored';
import { validationMessage } from '../inputs/fieldValidator';
import {
  canSwap,
  filesOf,
  goneFiles,
  issueOfFile,
  pendingFile,
  swapped,
  withFileBack,
  type FormFile,
} from './formFiles';

/** Value of a file field by its form path: `interventions.2.photo`. */
const valueAt = (values: unknown, source: string): unknown =>
  source.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);

export interface FormFiles {
  readonly files: readonly FormFile[];
  readonly gone: readonly FormFile[];
  /** Why the last files were rejected. */
  readonly refusal: string | undefined;
  readonly add: (chosen: readonly File[]) => void;
  readonly remove: (file: FormFile) => void;
  readonly bringBack: (file: FormFile) => void;
  /** Returns a callback that swaps a file with its neighbour; undefined if not possible. */
  readonly mover: (index: number, to: number) => (() => void) | undefined;
  readonly isRefused: (file: FormFile) => boolean;
  /** Validation message of a file, available at once. */
  readonly errorOf: (file: FormFile) => string | undefined;
}

export function useFormFiles(
  field: FieldInput,
  { multiple, limits }: { readonly multiple: boolean; readonly limits: Pick<FileOptions, 'accept' | 'maxBytes'> },
): FormFiles {
  const translate = useTranslate();
  const { defaultValues } = useFormState();
  const [refusal, setRefusal] = useState<string>();
  const before = valueAt(defaultValues, field.name);
  const files = filesOf(field.value);
  const keep = (next: readonly FormFile[]) => {
    setRefusal(undefined);
    field.setValue(next.length === 0 ? null : multiple ? next : next.at(-1));
  };
  return {
    files,
    gone: goneFiles(before, field.value),
    refusal,
    add(chosen) {
      if (chosen.length === 0) return;
      if (!multiple && chosen.length > 1) setRefusal(translate('validation.oneFile'));
      else keep([...files, ...chosen.map(pendingFile)]);
    },
    remove: (file) => keep(files.filter((one) => one !== file)),
    bringBack: (file) => keep(multiple ? withFileBack(before, field.value, file) : [file]),
    mover: (index, to) => (canSwap(files, index, to) ? () => keep(swapped(files, index, to)) : undefined),
    isRefused: (file) => issueOfFile(file, limits) !== undefined,
    errorOf(file) {
      // For a single file, the field shows the error after the first attempt to save.
      const issue = multiple || !field.invalid ? issueOfFile(file, limits) : undefined;
      if (!issue) return undefined;
      const { message, args } = validationMessage(issue);
      return translate(message, args);
    },
  };
}
