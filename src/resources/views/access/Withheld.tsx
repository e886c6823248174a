import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { heldOf, isRouteAllowed, ruleOf, type Action } from '../../access/access';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { useOffers } from './useOffers';
import { useReadOnly } from './ReadOnlyContext';
import { useGrants } from './useGrants';

/** `useWithheldOf` for the resource of the screen. */
export const useWithheld = (action: Action): string | undefined => useWithheldOf(useScreen().schema, action);

/** Reason why the reader cannot run an action that the viewed person may run; undefined if nothing is withheld. */
export function useWithheldOf(schema: ResourceSchema, action: Action): string | undefined {
  const translate = useTranslate();
  const isReadOnly = useReadOnly();
  const { held } = useGrants();
  const { does } = useOffers();
  if (!isReadOnly || !held || !does(schema, action)) return undefined;
  return isRouteAllowed(ruleOf(schema, action), heldOf(schema, action, held))
    ? translate('access.viewAs.withheld')
    : undefined;
}

interface WithheldButtonProps extends Pick<ButtonProps, 'color' | 'variant' | 'startIcon' | 'sx'> {
  readonly label: string;
  readonly reason: string;
}

/** Placeholder for a button that the reader cannot use. Not `disabled`, so that the keyboard reaches it. */
export const WithheldButton = ({ label, reason, sx, ...look }: WithheldButtonProps) => (
  <Button
    {...look}
    size="small"
    aria-disabled
    aria-description={reason}
    data-hint={reason}
    sx={[{ opacity: 0.5, cursor: 'not-allowed' }, ...[sx ?? {}].flat()]}
  >
    {label}
  </Button>
);

interface WithheldProps extends Pick<ButtonProps, 'color' | 'variant' | 'startIcon'> {
  readonly action: Action;
  readonly label: string;
}

/** Placeholder for a button of the viewed person; it names the action and says why the reader cannot run it. */
export function Withheld({ action, label, ...look }: WithheldProps) {
  const reason = useWithheld(action);
  return reason === undefined ? null : <WithheldButton {...look} label={label} reason={reason} />;
}
