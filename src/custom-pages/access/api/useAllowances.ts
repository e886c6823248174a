import { isRouteAllowed } from '../../../resources/access/access';
import type { AccessRule } from '../../../resources/language/accessRule';
import { useGrants } from '../../../resources/views/access/useGrants';

/** Undefined until the reader's rights are known. */
function usePasses(rule: AccessRule): boolean | undefined {
  const { held } = useGrants();
  return held && isRouteAllowed(rule, held);
}

const anyOf = (...rights: readonly string[]): AccessRule => ({ rights });

const READ_FUNCTIONS = anyOf('FONCTIONS:read', 'FONCTIONS:admin');
const GIVE_TO_FUNCTIONS = anyOf('FONCTIONS:admin');
const READ_IDENTITIES = anyOf('IDENTITES:read', 'IDENTITES:admin', 'UTILISATEURS:read', 'UTILISATEURS:admin');
const GIVE_TO_IDENTITIES = anyOf('IDENTITES:admin');

export const useMayReadFunctions = () => usePasses(READ_FUNCTIONS);

export const useMayGiveToFunctions = () => usePasses(GIVE_TO_FUNCTIONS);

export const useMayReadIdentities = () => usePasses(READ_IDENTITIES);

/** The reader may assign functions, rights and profiles, and view the portal as other people. */
export const useMayGiveToIdentities = () => usePasses(GIVE_TO_IDENTITIES);
