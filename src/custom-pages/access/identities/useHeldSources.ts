import type { RightSource } from '../../../resources/access/explain';
import type { Identity } from '../api/accessTypes';
import { useHeldProfiles } from '../api/useIdentity';
import { useFunctions, useRights } from '../api/useRightsAndFunctions';
import { heldSources } from './heldSources';

/** Computed from the contract's calls; undefined until all have answered. */
export function useHeldSources(identity: Identity): readonly RightSource[] | undefined {
  const { data: functions } = useFunctions();
  const { data: rights } = useRights();
  const profiles = useHeldProfiles(identity);
  return functions && rights && profiles && heldSources({ identity, functions, profiles, rights });
}
