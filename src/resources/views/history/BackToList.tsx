import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useBackToList } from '../list/place/useBackToList';

/** Leads back to the list that a tool is about. */
export function BackToList() {
  const translate = useTranslate();
  const back = useBackToList();
  return (
    <Button
      component={LinkBase}
      {...back}
      size="small"
      color="inherit"
      startIcon={<ArrowBack className="points-along" />}
    >
      {translate('screens.actions.backToList')}
    </Button>
  );
}
