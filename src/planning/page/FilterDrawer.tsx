import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { IconAction } from '../../resources/views/page/IconAction';
import { SMALL } from './useUrlState';

export interface FilterDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** A side panel; on a phone a bottom sheet. */
export function FilterDrawer({ isOpen, onClose, onReset, children }: FilterDrawerProps) {
  const translate = useTranslate();
  const id = useId();
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  return (
    <Drawer
      anchor={isSmall ? 'bottom' : 'right'}
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: isSmall ? { maxHeight: '85dvh', borderTopLeftRadius: 16, borderTopRightRadius: 16 } : { width: 380 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 2, pb: 1 }}>
        <Typography id={id} component="h2" variant="h3">
          {translate('planning.filters.title')}
        </Typography>
        <Box sx={{ ml: 'auto' }}>
          <IconAction label={translate('screens.page.close')} icon={<Close />} onClick={onClose} />
        </Box>
      </Box>
      <Box sx={{ p: 2, pt: 1.5, overflow: 'auto', flex: 1 }}>{children}</Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button color="inherit" onClick={onReset}>
          {translate('planning.filters.reset')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('planning.filters.done')}
        </Button>
      </Box>
    </Drawer>
  );
}
