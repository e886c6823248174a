import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

export function DialogCancel({ onClick }: { readonly onClick: () => void }) {
  const translate = useTranslate();
  return (
    <Button color="inherit" onClick={onClick}>
      {translate('screens.page.cancel')}
    </Button>
  );
}
