import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWasOpened } from './useWasOpened';

export interface MenuEntry {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Address of a link; without it, `onChoose` is called. */
  readonly to?: string;
  readonly onChoose?: () => void;
  /** Other words by which the palette finds it. */
  readonly synonyms?: string;
  /** Every page has it: the palette offers it among the actions, and no page's own. */
  readonly isEverywhere?: true;
}

interface ButtonMenuProps extends Pick<ButtonProps, 'size' | 'variant' | 'color'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly entries: readonly MenuEntry[];
  /** Shows only the icon; the label becomes its name and tooltip. */
  readonly isIcon?: boolean;
}

export function ButtonMenu({ label, icon, entries, isIcon = false, ...look }: ButtonMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const wasOpened = useWasOpened(anchor !== undefined);
  const close = () => setAnchor(undefined);
  const target = ({ to }: MenuEntry) => (to === undefined ? {} : { component: Link, to });
  const opens = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  return (
    <>
      {isIcon ? (
        <IconButton {...opens} size={look.size === 'small' ? 'small' : 'medium'} aria-label={label} data-hint={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...look} {...opens} startIcon={icon}>
          {label}
        </Button>
      )}
      {wasOpened && (
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
      )}
    </>
  );
}
