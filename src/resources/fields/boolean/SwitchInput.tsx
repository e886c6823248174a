import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { InputProps } from '../viewTypes';
import { useFieldInput } from '../shared/useFieldInput';

/** A switch, for fields that always have a value. */
export function SwitchInput(props: InputProps) {
  const field = useFieldInput(props);
  const helpId = field.helperText ? `${field.id}-help` : undefined;
  return (
    <FormControl error={field.invalid} disabled={field.disabled} size="small">
      <FormControlLabel
        label={field.label}
        // Removes MUI's negative start margin.
        sx={{ mx: 0 }}
        control={
          <Switch
            size="small"
            id={field.id}
            name={field.name}
            autoFocus={props.autoFocus}
            checked={field.value === true}
            onChange={(_event, checked) => field.setValue(checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': helpId } }}
          />
        }
      />
      {helpId && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {field.helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
