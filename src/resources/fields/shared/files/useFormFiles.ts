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
  type PendingFile,
} from './formFiles';

/** Value of a file field by its form path: `interventions.2.photo`. */
const valueAt = (values: unknown, source: string): unknown =>
  source.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values);

interface RefusedFile {
  readonly file: PendingFile;
  readonly reason: string;
}

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
  /** Files that cannot be sent, and why. They are never part of the form's value. */
  readonly refused: readonly RefusedFile[];
  readonly forget: (file: PendingFile) => void;
}

export function useFormFiles(
  field: FieldInput,
  { multiple, limits }: { readonly multiple: boolean; readonly limits: Pick<FileOptions, 'accept' | 'maxBytes'> },
): FormFiles {
  const translate = useTranslate();
  const { defaultValues } = useFormState();
  const [refusal, setRefusal] = useState<string>();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const before = valueAt(defaultValues, field.name);
  const files = filesOf(field.value);
  const reasonOf = (file: PendingFile) => {
    const issue = issueOfFile(file, limits);
    if (!issue) return undefined;
    const { message, args } = validationMessage(issue);
    return translate(message, args);
  };
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
      else {
        const added = chosen.map(pendingFile);
        const wrong = added.flatMap((file) => {
          const reason = reasonOf(file);
          return reason === undefined ? [] : [{ file, reason }];
        });
        setRefused((known) => (multiple ? [...known, ...wrong] : wrong));
        const sent = added.filter((file) => !wrong.some((one) => one.file === file));
        if (sent.length > 0) keep([...files, ...sent]);
        else setRefusal(undefined);
      }
    },
    remove: (file) => keep(files.filter((one) => one !== file)),
    bringBack: (file) => keep(multiple ? withFileBack(before, field.value, file) : [file]),
    mover: (index, to) => (canSwap(files, index, to) ? () => keep(swapped(files, index, to)) : undefined),
    refused,
    forget: (file) => setRefused((known) => known.filter((one) => one.file !== file)),
  };
}
