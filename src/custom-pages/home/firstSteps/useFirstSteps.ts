import { isCurrent } from '../../../layout/menu/menuTree';
import { useMenu } from '../../../layout/menu/useMenu';
import { useGrants } from '../../../resources/views/access/useGrants';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { useStoredPreference } from '../../../layout/preferences/useStoredPreference';
import { usePageVisits } from '../../../layout/visits/useVisits';
import { firstSteps, type FirstStep } from './firstSteps';

const HIDDEN = 'masques';
const NONE: readonly FirstStep[] = [];

/**
 * A new person's usual tasks until they know or hide them, on all devices. `isKnown` is false while preferences load.
 * `areTaken` is true once the person has opened them all.
 */
export function useFirstSteps() {
  const { visible } = useRegistry();
  const { held } = useGrants();
  const menu = useMenu();
  const { value, isKnown, change } = useStoredPreference('premiersPas');
  const isShown = isKnown && value !== HIDDEN && held && menu;
  const [pages] = usePageVisits();
  const all = isShown ? firstSteps(menu, visible, held) : NONE;
  const steps = all.filter(({ link }) => !pages.some((page) => isCurrent(link, page)));
  return { steps, areTaken: all.length > 0 && steps.length === 0, isKnown, hide: () => change(HIDDEN) };
}
