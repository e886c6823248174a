import type { Identity } from '../api/accessTypes';

export interface IdentityTabProps {
  readonly identity: Identity;
  readonly readOnly: boolean;
}
