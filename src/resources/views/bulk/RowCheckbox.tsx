import { useTranslate } from 'ra-core';

export interface RowCheckboxProps {
  /** Of the record. */
  readonly id: number;
  /** Of the record. */
  readonly name: string;
  readonly isSelected: boolean;
  readonly onToggle: (id: number, isRange: boolean) => void;
}

/** Selects a record; with the shift key, everything since the one before. A plain element: a list has one in each row. */
export function RowCheckbox({ id, name, isSelected, onToggle }: RowCheckboxProps) {
  const translate = useTranslate();
  return (
    <input
      type="checkbox"
      className="tick"
      checked={isSelected}
      aria-label={translate('changes.selection.one', { name })}
      // A click, also by the space bar: only it says whether the shift key is held.
      onClick={({ shiftKey }) => onToggle(id, shiftKey)}
      onChange={() => undefined}
    />
  );
}
