import type { ReactNode } from 'react';
import { PlainLink } from '../../page/PlainLink';

interface RowActionProps {
  /** The accessible name. */
  readonly label: string;
  /** The tooltip (`HintHost`). */
  readonly hint: string;
  readonly icon: ReactNode;
  /** Makes it a link. */
  readonly to?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A button of a row that is only an icon. A list has a hundred: how they look is said once, by a class of its own (`plainControls.ts`). */
export function RowAction({ label, hint, icon, to, onClick }: RowActionProps) {
  const shared = { className: 'row-action', 'aria-label': label, 'data-hint': hint };
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
