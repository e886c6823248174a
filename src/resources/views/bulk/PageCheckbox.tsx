import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import type { Selection } from './SelectionContext';

export interface PageCheckboxProps {
  readonly selection: Selection;
  /** Where no column says what it is. */
  readonly hasLabel?: boolean;
}

/** Selects every record of the page, or none of them. */
export function PageCheckbox({ selection: { page, togglePage }, hasLabel = false }: PageCheckboxProps) {
  const translate = useTranslate();
  const label = translate('changes.selection.page');
  const box = (
    <Checkbox
      size="small"
      sx={{ p: 0.5, displayPrint: 'none' }}
      checked={page === 'all'}
      indeterminate={page === 'some'}
      onChange={togglePage}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
  return hasLabel ? (
    <FormControlLabel control={box} label={label} sx={{ m: 0, gap: 0.5, displayPrint: 'none' }} />
  ) : (
    box
  );
}
