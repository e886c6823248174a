import type { ReactNode } from 'react';
import { PlainLink } from '../../page/PlainLink';

interface RowActionProps {
  /** The accessible name. */
  readonly label: string;
  readonly hint: string;
  readonly icon: ReactNode;
  /** The key of the row that does the same. */
  readonly shortcut?: string | undefined;
  /** Renders a link. */
  readonly to?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** An icon button of a row. Styled by one class (`plainControls.ts`), because a list has a hundred of them. */
export function RowAction({ label, hint, icon, shortcut, to, onClick }: RowActionProps) {
  const shared = { className: 'row-action', 'aria-label': label, 'data-hint': hint, 'aria-keyshortcuts': shortcut };
  if (to !== undefined)
    return (
      <PlainLink {...shared} to={to}>
        {icon}
      </PlainLink>
    );
  return (
    <button {...shared} type="button" onClick={onClick}>
      {icon}
    </button>
  );
}
