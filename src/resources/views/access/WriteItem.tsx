import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useReadOnly } from './ReadOnlyContext';

export interface WriteItemProps extends Pick<MenuItemProps, 'autoFocus' | 'tabIndex'> {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  /** Why the action cannot run now. */
  readonly reason?: string | undefined;
  readonly onClick: () => void;
}

/** Menu entry of an action that writes; while it cannot run, as when the portal is viewed as another person, it says why. */
export function WriteItem({ label, icon, isDangerous = false, reason, onClick, ...focus }: WriteItemProps) {
  const translate = useTranslate();
  const withheld = useReadOnly() ? translate('access.viewAs.withheld') : reason;
  const isWithheld = withheld !== undefined;
  return (
    <MenuItem
      {...focus}
      // Not `disabled`, so that the keyboard reaches the reason.
      aria-disabled={isWithheld}
      onClick={isWithheld ? undefined : onClick}
      sx={[isDangerous && { color: 'error.main' }, isWithheld && { opacity: 0.6, cursor: 'not-allowed' }]}
    >
      {icon && <ListItemIcon sx={isDangerous ? { color: 'inherit' } : {}}>{icon}</ListItemIcon>}
      <ListItemText secondary={withheld} sx={{ maxWidth: 340, '& > *': { whiteSpace: 'normal' } }}>
        {label}
      </ListItemText>
    </MenuItem>
  );
}
