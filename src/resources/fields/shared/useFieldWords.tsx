import { useTranslate } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { fieldKey } from '../../registry/translationKeys';
import type { InputProps } from '../viewTypes';
import { RequiredLabel } from './RequiredLabel';

export interface FieldWords {
  readonly label: string;
  readonly labelNode: ReactNode;
  readonly help: string | undefined;
  readonly placeholder: string | undefined;
}

export function useFieldWords({ schema, path, spec }: Pick<InputProps, 'schema' | 'path' | 'spec'>): FieldWords {
  const translate = useTranslate();
  const key = fieldKey(schema, ...path);
  const label = translate(key);
  const required = spec.required ?? false;
  const labelNode = useMemo(() => <RequiredLabel required={required}>{label}</RequiredLabel>, [required, label]);
  return {
    label,
    labelNode,
    help: spec.help && translate(`${key}.$help`),
    placeholder: spec.placeholder && translate(`${key}.$placeholder`),
  };
}
