import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';

export function CancelLink({ to }: { readonly to: string }) {
  const translate = useTranslate();
  return (
    <Button component={LinkBase} to={to} color="inherit">
      {translate('screens.page.cancel')}
    </Button>
  );
}
