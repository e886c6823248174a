import type { WriteRules } from '../../database/storeContext';
import { endedSessions } from './endedSessions';
import { lastAdministrator } from './lastAdministrator';
import { protectedAccounts } from './protectedAccounts';

/** What accounts ask of every write of a tenant, whatever its path: a form, an import, a restore. */
export const ACCOUNT_RULES: WriteRules = {
  guards: [lastAdministrator],
  permits: [protectedAccounts],
  rowRules: [endedSessions],
};
