import Button, { type ButtonProps } from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A line of a menu. */
export interface MenuEntry {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The address that it leads to; absent: `onChoose` does it. */
  readonly to?: string;
  readonly onChoose?: () => void;
}

interface ButtonMenuProps extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly entries: readonly MenuEntry[];
}

/** A button that opens a menu. */
export function ButtonMenu({ label, icon, entries, ...look }: ButtonMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const target = ({ to }: MenuEntry) => (to === undefined ? {} : { component: Link, to });
  return (
    <>
      <Button
        {...look}
        id={id}
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {entries.map((entry) => (
          <MenuItem
            key={entry.name}
            {...target(entry)}
            onClick={() => {
              close();
              entry.onChoose?.();
            }}
          >
            <ListItemIcon>{entry.icon}</ListItemIcon>
            <ListItemText>{entry.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
