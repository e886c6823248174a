import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { ToolsBelow } from './toolWords';
import type { PlanUrlState } from './urlState';

interface PhoneToolsProps {
  /** A change of what is shown closes the tools. */
  readonly place: PlanUrlState;
  readonly children: ReactNode;
}

/** On a phone the tools open from one button, to leave height for the plan. They stay mounted: an address can open their dialogs. */
export function PhoneTools({ place, children }: PhoneToolsProps) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<{ readonly anchor: HTMLElement; readonly at: PlanUrlState }>();
  const isOpen = opened?.at === place;
  const label = translate('planning.nav.more');
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        data-hint={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setOpened({ anchor: currentTarget, at: place })}
      >
        <MoreVert />
      </IconButton>
      <Popover
        open={isOpen}
        keepMounted
        anchorEl={opened?.anchor ?? null}
        onClose={() => setOpened(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <ToolsBelow value={true}>
          <Stack spacing={0.5} sx={LIST}>
            {children}
          </Stack>
        </ToolsBelow>
      </Popover>
    </>
  );
}

const LIST = {
  p: 1.5,
  '& > .MuiButton-root': { justifyContent: 'flex-start', minHeight: 44, px: 1 },
  '& .tool-word': { display: 'inline' },
} as const;
