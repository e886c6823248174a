import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import type { FieldInput } from '../useFieldInput';

interface FieldGroupProps {
  readonly field: Pick<FieldInput, 'id' | 'labelNode' | 'helperText' | 'invalid'>;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly groupRef?: Ref<HTMLDivElement>;
}

export const FieldGroup = ({ field, children, action, groupRef }: FieldGroupProps) => (
  <Box
    ref={groupRef}
    tabIndex={-1}
    role="group"
    aria-labelledby={`${field.id}-label`}
    aria-describedby={field.helperText ? `${field.id}-help` : undefined}
    sx={{ borderLeft: 2, borderColor: field.invalid ? 'error.main' : 'divider', pl: 2, outline: 'none' }}
  >
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 32, mb: 1 }}>
      <Typography id={`${field.id}-label`} component="div" variant="subtitle2">
        {field.labelNode}
      </Typography>
      {action}
    </Stack>
    {children}
    {field.helperText && (
      <FormHelperText id={`${field.id}-help`} error={field.invalid} sx={{ mx: 0 }}>
        {field.helperText}
      </FormHelperText>
    )}
  </Box>
);
