import { useMenu } from '../../../layout/menu/useMenu';
import { useGrants } from '../../../resources/views/access/useGrants';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { useStoredPreference } from '../../../layout/preferences/useStoredPreference';
import { firstSteps, type FirstStep } from './firstSteps';

const HIDDEN = 'masques';
const NONE: readonly FirstStep[] = [];

/** A new person's usual tasks until they hide them, on all devices. `isKnown` is false while preferences load. */
export function useFirstSteps() {
  const { visible } = useRegistry();
  const { held } = useGrants();
  const menu = useMenu();
  const { value, isKnown, change } = useStoredPreference('premiersPas');
  const isShown = isKnown && value !== HIDDEN && held && menu;
  return { steps: isShown ? firstSteps(menu, visible, held) : NONE, isKnown, hide: () => change(HIDDEN) };
}
