import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useAllowed } from '../access/useAllowed';
import { screenPath, useScreen } from '../ScreenContext';

/** Leads to the screen that creates a record, for those who may. */
export function CreateButton() {
  const translate = useTranslate();
  const target = useScreen();
  if (!useAllowed('create')) return null;
  return (
    <Button component={LinkBase} to={screenPath(target, 'create')} variant="contained" size="small" startIcon={<Add />}>
      {translate('screens.actions.create')}
    </Button>
  );
}
