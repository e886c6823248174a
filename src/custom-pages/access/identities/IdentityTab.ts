import type { Identity } from '../api/accessTypes';

/** What every tab of a person's page works with. */
export interface IdentityTabProps {
  readonly identity: Identity;
  readonly readOnly: boolean;
}
