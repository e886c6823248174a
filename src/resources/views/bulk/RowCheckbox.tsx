import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Selection } from './SelectionContext';

export interface RowCheckboxProps {
  readonly record: AnyRecord;
  /** Of the record. */
  readonly name: string;
  readonly selection: Selection;
}

/** Selects a record; with the shift key, everything since the one before. */
export function RowCheckbox({ record, name, selection }: RowCheckboxProps) {
  const translate = useTranslate();
  return (
    <Checkbox
      size="small"
      sx={{ p: 0.5, displayPrint: 'none' }}
      checked={selection.isSelected(record.id)}
      // A click, also by the space bar: only it says whether the shift key is held.
      onClick={({ shiftKey }) => selection.toggle(record.id, shiftKey)}
      onChange={() => undefined}
      slotProps={{ input: { 'aria-label': translate('changes.selection.one', { name }) } }}
    />
  );
}
