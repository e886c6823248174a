import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import type { FieldInput } from './useFieldInput';

interface NamingIds {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  readonly field: FieldInput;
  readonly children: (ids: NamingIds) => ReactNode;
}

/** Label, help and error around an input that is not a text field: radio buttons, slider, files. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const labelId = `${field.id}-label`;
  const helpId = field.helperText ? `${field.id}-help` : undefined;
  return (
    <FormControl component="div" error={field.invalid} disabled={field.disabled} fullWidth size="small">
      <FormLabel component="span" id={labelId} sx={{ typography: 'caption', mb: 0.5 }}>
        {field.labelNode}
      </FormLabel>
      {children({ 'aria-labelledby': labelId, 'aria-describedby': helpId })}
      {helpId && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {field.helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
