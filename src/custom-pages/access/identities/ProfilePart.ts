import type { HeldProfile } from '../api/accessTypes';
import type { Giving } from '../api/useGiving';

export interface ProfilePartProps {
  readonly identityId: number;
  readonly profile: HeldProfile;
  readonly readOnly: boolean;
  readonly give: (giving: Giving) => void;
}
