import type { WriteRules } from '../../database/storeContext';
import { endedSessions } from './endedSessions';
import { lastAdministrator } from './lastAdministrator';
import { protectedAccounts } from './protectedAccounts';

/** Rules for every write of a tenant that touches accounts, whether by form, import or restore. */
export const ACCOUNT_RULES: WriteRules = {
  guards: [lastAdministrator],
  permits: [protectedAccounts],
  rowRules: [endedSessions],
};
