import Button from '@mui/material/Button';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import { useLeaveKey } from './useLeaveKey';

/** Leaves a form's page; so does Escape. What is unsaved is asked about on the way. */
export function CancelLink({ to }: { readonly to: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  useLeaveKey(() => void navigate(to));
  return (
    <Button component={LinkBase} to={to} color="inherit" aria-keyshortcuts="Escape">
      {translate('screens.page.cancel')}
    </Button>
  );
}
