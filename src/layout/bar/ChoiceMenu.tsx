import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type KeyboardEvent, type ReactNode } from 'react';

interface ChoiceMenuProps<Choice extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly nameOf: (choice: Choice) => string;
  /** The language of a choice's name, if it is not the reader's. */
  readonly langOf?: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
  /** Closes the menu of which this is an entry. */
  readonly onDone: () => void;
}

/** An entry of a menu that shows what is chosen, and opens the choices beside it. */
export function ChoiceMenu<Choice extends string>(props: ChoiceMenuProps<Choice>) {
  const { label, icon, choices, chosen, nameOf, langOf, onChoose, onDone } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowRight') setAnchor(event.currentTarget);
  };
  const closeByArrow = (event: KeyboardEvent) => {
    // The menu below reads arrows as well.
    event.stopPropagation();
    if (event.key === 'ArrowLeft') close();
  };
  return (
    <>
      <MenuItem
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={openByArrow}
      >
        <ListItemIcon>{icon}</ListItemIcon>
        <Box component="span" sx={{ flex: 1 }}>
          {label}
        </Box>
        <Box component="span" lang={langOf?.(chosen)} sx={{ pl: 2, color: 'text.secondary' }}>
          {nameOf(chosen)}
        </Box>
        <ChevronRight className="points-along" fontSize="small" sx={{ color: 'text.secondary' }} />
      </MenuItem>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        onKeyDown={closeByArrow}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            lang={langOf?.(choice)}
            selected={choice === chosen}
            aria-checked={choice === chosen}
            onClick={() => {
              close();
              onDone();
              onChoose(choice);
            }}
          >
            {nameOf(choice)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
