import { useTranslate } from 'ra-core';

export interface RowCheckboxProps {
  readonly id: number;
  readonly name: string;
  readonly isSelected: boolean;
  readonly onToggle: (id: number, isRange: boolean) => void;
}

/** Selects a record; with Shift, the range from the last one. A plain input, because every row of a list renders one. */
export function RowCheckbox({ id, name, isSelected, onToggle }: RowCheckboxProps) {
  const translate = useTranslate();
  return (
    <input
      type="checkbox"
      className="tick"
      checked={isSelected}
      aria-label={translate('changes.selection.one', { name })}
      // Only the click event tells whether Shift is held; the space bar fires one too.
      onClick={({ shiftKey }) => onToggle(id, shiftKey)}
      onChange={() => undefined}
    />
  );
}
