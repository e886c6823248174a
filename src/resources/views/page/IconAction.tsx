import IconButton from '@mui/material/IconButton';
import { LinkBase } from 'ra-core';
import type { ReactNode } from 'react';

export interface IconActionProps {
  /** The accessible name. */
  readonly label: string;
  /** The tooltip; the name where absent. */
  readonly tooltip?: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly color?: 'default' | 'error';
  readonly onClick?: (() => void) | undefined;
  /** Makes it a link. */
  readonly to?: string;
  readonly state?: object;
  readonly preventScrollReset?: true;
}

/** A button that is only an icon, with a name and a tooltip (`HintHost`). */
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
  const link = to === undefined ? {} : { component: LinkBase, to, ...how };
  return (
    <IconButton
      size="small"
      aria-label={label}
      data-hint={tooltip}
      disabled={disabled}
      color={color}
      onClick={onClick}
      {...link}
    >
      {icon}
    </IconButton>
  );
}
