import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useHandler } from '../../fields/shared/hooks/useHandler';
import { viewOf } from '../../fields/views';
import { fieldKey } from '../../registry/translationKeys';
import { narrowedSpec, optionFields } from '../../records/fieldRules';
import { isEmptyValue } from '../../records/validate';
import type { Values } from '../../language/values';
import { IconAction } from '../page/IconAction';
import { firstInput, hasKeyboard } from '../page/takeFirstFocus';
import { useScreen } from '../ScreenContext';

export interface ChosenFieldProps {
  readonly name: string;
  readonly chosen: readonly string[];
  /** Just chosen: what follows is its value. */
  readonly isNext: boolean;
  readonly isCleared: boolean;
  readonly onClear: (isCleared: boolean) => void;
  readonly onDrop: () => void;
}

const NO_VALUE = { code: 'noNewValue' } as const;

/** The new value of a chosen field. An empty input is refused, unless the field is to be cleared. */
export function ChosenField({ name, chosen, isNext, isCleared, onClear, onDrop }: ChosenFieldProps) {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  const takesFocus = isNext && hasKeyboard();
  const isUntouched = useRef(takesFocus);
  useEffect(() => {
    // An input whose code comes late takes the focus from its place.
    if (takesFocus && place.current) (firstInput(place.current) ?? place.current).focus();
  }, [takesFocus]);
  const { schema } = useScreen();
  const value: unknown = useWatch({ name });
  const { setValue, clearErrors } = useFormContext();
  const refusalOf = useHandler((values: Values) => (isEmptyValue(values[name]) && !isCleared ? NO_VALUE : undefined));
  const declared = schema.fields[name];
  const deciding = declared ? optionFields(declared) : [];
  const others: readonly unknown[] = useWatch({ name: [...deciding] });
  if (!declared) return null;
  // Options can be narrowed only if all fields they depend on are set as well.
  const isDecided = deciding.every((one) => chosen.includes(one));
  const values = Object.fromEntries(deciding.map((one, index) => [one, others[index]]));
  const spec = isDecided && deciding.length > 0 ? narrowedSpec(schema, declared, values) : declared;
  const { Input } = viewOf(spec);
  const label = translate(fieldKey(schema, name));
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          ref={place}
          tabIndex={-1}
          // Pressed by habit after choosing a field, Tab would leave the value that has the focus already.
          onKeyDown={(event) => {
            if (isUntouched.current && event.key === 'Tab' && !event.shiftKey) event.preventDefault();
            isUntouched.current = false;
          }}
          sx={{ outline: 'none' }}
        >
          <Input
            schema={schema}
            source={name}
            path={[name]}
            spec={spec}
            autoFocus={takesFocus}
            disabled={isCleared}
            refusalOf={refusalOf}
          />
        </Box>
        {!spec.required && typeof value !== 'boolean' && (
          <FormControlLabel
            control={<Checkbox size="small" checked={isCleared} />}
            label={translate('changes.bulk.clear')}
            onChange={(_event, isChecked) => {
              if (isChecked) setValue(name, null, { shouldDirty: true });
              clearErrors(name);
              onClear(isChecked);
            }}
          />
        )}
        {isCleared && (
          <Typography variant="caption" role="status" sx={{ display: 'block', color: 'warning.main' }}>
            {translate('changes.bulk.emptied')}
          </Typography>
        )}
        {!isDecided && (
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {translate('changes.bulk.sometimesRefused')}
          </Typography>
        )}
      </Box>
      {/* Beside the input, below its label. */}
      <Box sx={{ mt: spec.kind === 'boolean' ? 0 : '24px' }}>
        <IconAction
          label={translate('changes.bulk.drop', { field: label })}
          icon={<Close fontSize="inherit" />}
          onClick={onDrop}
        />
      </Box>
    </Box>
  );
}
