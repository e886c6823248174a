import { isRouteAllowed, type AccessRule } from '../../../resources/access';
import { useHeld } from '../../../layout/useHeld';

/** Whether the reader may do what a rule guards; undefined until their rights are known. */
function usePasses(rule: AccessRule): boolean | undefined {
  const held = useHeld();
  return held && isRouteAllowed(rule, held);
}

const FUNCTIONS: AccessRule = { rights: ['FONCTIONS:admin'] };
const IDENTITIES: AccessRule = { rights: ['IDENTITES:admin'] };

/** Whether the reader may change the rights of functions. */
export const useMayGiveToFunctions = () => usePasses(FUNCTIONS);

/** Whether the reader may give people functions, rights and profiles, and see the portal as them. */
export const useMayGiveToIdentities = () => usePasses(IDENTITIES);
