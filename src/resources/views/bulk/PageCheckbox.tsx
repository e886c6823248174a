import { useTranslate } from 'ra-core';
import type { CheckedRows } from './SelectionContext';

export interface PageCheckboxProps {
  readonly selection: CheckedRows;
  /** For places without a column header. */
  readonly hasLabel?: boolean;
}

export function PageCheckbox({ selection: { page, togglePage }, hasLabel = false }: PageCheckboxProps) {
  const translate = useTranslate();
  const label = translate('changes.selection.page');
  const box = (
    <input
      type="checkbox"
      className="tick"
      ref={(element) => {
        if (element) element.indeterminate = page === 'some';
      }}
      checked={page === 'all'}
      onChange={togglePage}
      aria-label={label}
    />
  );
  if (!hasLabel) return box;
  return (
    <label className="tick-label">
      {box}
      <span aria-hidden>{label}</span>
    </label>
  );
}
