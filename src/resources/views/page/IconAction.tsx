import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
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
}

/** A button that is only an icon, with a tooltip and a name. */
export function IconAction({
  label,
  tooltip = label,
  icon,
  disabled,
  color = 'default',
  onClick,
  to,
}: IconActionProps) {
  const link = to === undefined ? {} : { component: LinkBase, to };
  const button = (
    <IconButton size="small" aria-label={label} disabled={disabled} color={color} onClick={onClick} {...link}>
      {icon}
    </IconButton>
  );
  // A disabled button fires no events, so it can have no tooltip.
  return disabled ? button : <Tooltip title={tooltip}>{button}</Tooltip>;
}
