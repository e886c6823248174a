import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { heldOf, isRouteAllowed, ruleOf, type Action } from '../../access/access';
import { useExtension } from '../ExtensionsContext';
import { useScreen } from '../ScreenContext';
import { isOffered } from './offeredScreens';
import { useReadOnly } from './ReadOnlyContext';
import { useGrants } from './useGrants';

/** Whether the person as whom the portal is seen may do something that the reader cannot do for them. */
function useWithheld(action: Action): boolean {
  const isReadOnly = useReadOnly();
  const { schema } = useScreen();
  const { held } = useGrants();
  const hasRecords = useExtension('records');
  if (!isReadOnly || !held || !isOffered(schema, action, hasRecords)) return false;
  return isRouteAllowed(ruleOf(schema, action), heldOf(schema, action, held));
}

interface WithheldProps extends Pick<ButtonProps, 'color' | 'variant' | 'startIcon'> {
  readonly action: Action;
  readonly label: string;
}

/** Stands for a button that the viewed person may press: it names the action and says why the reader cannot run it. */
export function Withheld({ action, label, ...look }: WithheldProps) {
  const translate = useTranslate();
  if (!useWithheld(action)) return null;
  const reason = translate('access.viewAs.withheld');
  return (
    // It is not disabled, so that the keyboard reaches it and a screen reader says the reason.
    <Button
      {...look}
      size="small"
      aria-disabled
      aria-description={reason}
      data-hint={reason}
      sx={{ opacity: 0.5, cursor: 'not-allowed' }}
    >
      {label}
    </Button>
  );
}
