import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ANOTHER } from './another';

export interface FormToolbarProps {
  readonly isBusy: boolean;
  readonly canCreateAnother: boolean;
  readonly cancelTo: string;
  /** Messages above the buttons. */
  readonly children: ReactNode;
}

/** The buttons of a form, always in view. */
export function FormToolbar({ isBusy, canCreateAnother, cancelTo, children }: FormToolbarProps) {
  const translate = useTranslate();
  return (
    <Box sx={BAR}>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button component={LinkBase} to={cancelTo} color="inherit">
          {translate('screens.page.cancel')}
        </Button>
        {canCreateAnother && (
          <Button type="submit" value={ANOTHER} variant="outlined" disabled={isBusy}>
            {translate('screens.form.saveAndAnother')}
          </Button>
        )}
        <Button type="submit" variant="contained" loading={isBusy} aria-keyshortcuts="Control+S">
          {translate('screens.form.save')}
        </Button>
      </Box>
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
