import Menu from '@mui/icons-material/Menu';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { SideMenu } from './SideMenu';

/** The menu of small screens, opened by a button. */
export function MenuDrawer() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        edge="start"
        aria-label={translate('shell.menu.open')}
        data-hint={translate('shell.menu.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Menu />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        // Above notifications, which would cover its first entries.
        sx={{ zIndex: ({ zIndex }) => zIndex.snackbar + 1 }}
        slotProps={{
          paper: { 'aria-label': translate('shell.menu.label'), role: 'dialog', sx: { width: 'min(300px, 86vw)' } },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 0.5 }}>
          <IconButton aria-label={translate('shell.menu.close')} onClick={close}>
            <Close />
          </IconButton>
        </Box>
        <Box sx={{ overflowY: 'auto', pb: 3 }}>
          <SideMenu onFollow={close} />
        </Box>
      </Drawer>
    </>
  );
}
