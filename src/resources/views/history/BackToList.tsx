import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { screenPath, useScreen } from '../ScreenContext';

/** Leads back to the list that a tool is about. */
export function BackToList() {
  const translate = useTranslate();
  const target = useScreen();
  return (
    <Button
      component={LinkBase}
      to={screenPath(target, 'list')}
      size="small"
      color="inherit"
      startIcon={<ArrowBack className="points-along" />}
    >
      {translate('screens.actions.backToList')}
    </Button>
  );
}
