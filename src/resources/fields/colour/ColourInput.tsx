import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { TextInput } from '../shared/TextInput';
import { useFieldInput } from '../shared/useFieldInput';
import type { InputProps } from '../viewTypes';
import { colourKind, type ColourSpec } from './kind';

/** The native picker has no empty state. */
const NO_COLOUR = '#ffffff';

const SWATCH = {
  flex: 'none',
  width: 40,
  height: 40,
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  // There the label stands above the text.
  ':is(form, .MuiDialog-root) &': { mt: '22px !important' },
};

/** Native colour picker and hexadecimal text, kept in sync. */
export function ColourInput(props: InputProps<ColourSpec>) {
  const translate = useTranslate();
  const field = useFieldInput(props);
  const parsed = colourKind.parse(field.value, props.spec);
  return (
    <Stack direction="row" spacing={1}>
      <TextInput {...props} />
      <Box
        component="input"
        type="color"
        aria-label={translate('screens.inputs.pickColour', { field: field.label })}
        disabled={field.disabled}
        value={parsed.ok ? parsed.value : NO_COLOUR}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.onBlur}
        sx={SWATCH}
      />
    </Stack>
  );
}
