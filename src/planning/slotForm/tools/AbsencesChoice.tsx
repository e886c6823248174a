import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { CopyChoice } from './copyChoice';

/** One box for all absences of a preview, and why it is empty at first. */
export function AbsencesChoice({ choice: { absences, isIn, set } }: { readonly choice: CopyChoice }) {
  const translate = useTranslate();
  const id = useId();
  const count = absences.filter(isIn).length;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={count === absences.length}
            indeterminate={count > 0 && count < absences.length}
            onChange={() => set(absences, count < absences.length)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={translate('planning.tools.absences', { smart_count: absences.length })}
      />
      <FormHelperText id={id} sx={{ mt: -0.5, ml: 4 }}>
        {translate('planning.tools.absencesWhy', { smart_count: absences.length })}
      </FormHelperText>
    </div>
  );
}
