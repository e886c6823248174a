import AddIcon from '@mui/icons-material/Add';
import ClearIcon from '@mui/icons-material/Clear';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { initialValues } from '../../views/form/formValues';
import { FieldGroup } from '../shared/embedded/FieldGroup';
import { InnerInputs } from '../shared/embedded/InnerInputs';
import type { ViewOf } from '../shared/embedded/viewOfInner';
import { useFieldInput } from '../shared/useFieldInput';
import type { InputProps } from '../viewTypes';
import type { EmbeddedSpec } from './kind';

interface EmbeddedInputProps extends InputProps<EmbeddedSpec> {
  readonly viewOf: ViewOf;
}

/**
 * Inputs of an embedded object. An optional object is added on demand, so that its required fields do not apply before.
 */
export function EmbeddedInput({ viewOf, ...props }: EmbeddedInputProps) {
  const translate = useTranslate();
  const field = useFieldInput(props);
  const group = useRef<HTMLDivElement>(null);
  const { schema, source, path, spec } = props;
  const isFilled = typeof field.value === 'object' && field.value !== null;
  const keep = (value: unknown) => {
    field.setValue(value);
    // The pressed button disappears, so the group takes the focus.
    group.current?.focus();
  };
  const toggle = isFilled ? (
    <Button size="small" color="inherit" startIcon={<ClearIcon />} onClick={() => keep(null)}>
      {translate('screens.inputs.clear')}
    </Button>
  ) : (
    <Button size="small" startIcon={<AddIcon />} onClick={() => keep(initialValues(spec))}>
      {translate('screens.inputs.fillIn')}
    </Button>
  );
  return (
    <FieldGroup field={field} groupRef={group} action={!field.required && !field.disabled && toggle}>
      {(isFilled || field.required) && (
        <InnerInputs
          schema={schema}
          source={source}
          path={path}
          fields={spec.fields}
          disabled={field.disabled}
          viewOf={viewOf}
        />
      )}
    </FieldGroup>
  );
}
