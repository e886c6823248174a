import { isRouteAllowed } from '../../../resources/access/access';
import type { AccessRule } from '../../../resources/language/accessRule';
import { useGrants } from '../../../resources/views/access/useGrants';

/** Whether the reader passes the rule that the API has for a call; undefined until their rights are known. */
function usePasses(rule: AccessRule): boolean | undefined {
  const { held } = useGrants();
  return held && isRouteAllowed(rule, held);
}

const anyOf = (...rights: readonly string[]): AccessRule => ({ rights });

const READ_FUNCTIONS = anyOf('FONCTIONS:read', 'FONCTIONS:admin');
const GIVE_TO_FUNCTIONS = anyOf('FONCTIONS:admin');
const READ_IDENTITIES = anyOf('IDENTITES:read', 'IDENTITES:admin', 'UTILISATEURS:read', 'UTILISATEURS:admin');
const GIVE_TO_IDENTITIES = anyOf('IDENTITES:admin');

/** Whether the reader may know what functions give. */
export const useMayReadFunctions = () => usePasses(READ_FUNCTIONS);

/** Whether the reader may change the rights of functions. */
export const useMayGiveToFunctions = () => usePasses(GIVE_TO_FUNCTIONS);

/** Whether the reader may know what people hold. */
export const useMayReadIdentities = () => usePasses(READ_IDENTITIES);

/** Whether the reader may give people functions, rights and profiles, and see the portal as them. */
export const useMayGiveToIdentities = () => usePasses(GIVE_TO_IDENTITIES);
