import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { SlotRow } from '../../source/planSource';
import type { CopyChoice } from './copyChoice';

export interface LeftOutChoiceProps {
  readonly kind: 'absences' | 'clashes';
  /** All copies of the kind in the preview. */
  readonly rows: readonly SlotRow[];
  readonly choice: CopyChoice;
}

/** One box for all copies that are left out at first for the same reason, with the reason. */
export function LeftOutChoice({ kind, rows, choice: { isIn, set } }: LeftOutChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const count = rows.filter(isIn).length;
  if (rows.length === 0) return null;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={count === rows.length}
            indeterminate={count > 0 && count < rows.length}
            onChange={() => set(rows, count < rows.length)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={translate(`planning.tools.${kind}`, { smart_count: rows.length })}
      />
      <FormHelperText id={id} sx={{ mt: -0.5, ml: 4 }}>
        {translate(`planning.tools.${kind}Why`, { smart_count: rows.length })}
      </FormHelperText>
    </div>
  );
}
