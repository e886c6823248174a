import History from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { toolPath } from '../../routes/tools';
import { useOffers } from '../access/useOffers';
import { useScreen } from '../ScreenContext';

export function HistoryButton({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { schema, parents } = useScreen();
  if (!useOffers().hasTool(schema, 'history')) return null;
  return (
    <Button
      component={LinkBase}
      to={toolPath(schema, 'history', parents, id)}
      size="small"
      color="inherit"
      startIcon={<History />}
    >
      {translate('history.button')}
    </Button>
  );
}
