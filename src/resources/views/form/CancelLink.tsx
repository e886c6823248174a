import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';

/** Leaves a form's page, as Escape does (`useLeaveKey`). */
export function CancelLink({ to }: { readonly to: string }) {
  const translate = useTranslate();
  return (
    <Button component={LinkBase} to={to} color="inherit" aria-keyshortcuts="Escape">
      {translate('screens.page.cancel')}
    </Button>
  );
}
