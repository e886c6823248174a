import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { useWasOpened } from '../../resources/views/page/useWasOpened';
import { BarButton } from './BarButton';
import { belowBar } from './belowBar';

interface ChoiceMenuProps<Choice extends string> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly nameOf: (choice: Choice) => string;
  /** The language of a choice's name, if it is not the reader's. */
  readonly langOf?: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
}

/** A button of the bar that opens a choice of one; on a phone the choice is among the preferences. */
export function ChoiceMenu<Choice extends string>(props: ChoiceMenuProps<Choice>) {
  const { label, icon, choices, chosen, nameOf, langOf, onChoose } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useWasOpened(anchor !== null);
  return (
    <>
      <BarButton label={label} popup="menu" isOpen={anchor !== null} isSpare onPress={setAnchor}>
        {icon}
      </BarButton>
      {wasOpened && (
        <Menu anchorEl={anchor && belowBar(anchor)} open={anchor !== null} onClose={() => setAnchor(null)}>
          {choices.map((choice) => (
            <MenuItem
              key={choice}
              role="menuitemradio"
              lang={langOf?.(choice)}
              selected={choice === chosen}
              aria-checked={choice === chosen}
              onClick={() => {
                setAnchor(null);
                onChoose(choice);
              }}
            >
              {nameOf(choice)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
