import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';

export interface IconActionProps {
  readonly label: string;
  readonly tooltip?: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly color?: 'default' | 'error';
  readonly onClick?: (() => void) | undefined;
  readonly to?: string;
  readonly state?: object;
  readonly preventScrollReset?: true;
}

/** Icon button with an accessible name and a tooltip (`HintHost`). */
export function IconAction({
  label,
  tooltip = label,
  icon,
  disabled,
  color = 'default',
  onClick,
  to,
  ...how
}: IconActionProps) {
  const shared = { className: 'icon-action', 'aria-label': label, 'data-hint': tooltip, 'data-tone': color, onClick };
  return to === undefined ? (
    <button type="button" disabled={disabled} {...shared}>
      {icon}
    </button>
  ) : (
    <LinkBase to={to} {...shared} {...how}>
      {icon}
    </LinkBase>
  );
}
