import { FichesIncident } from '../../../src/resources/schemas/incidents';
import type { Change } from '../../database/changes/changeTypes';
import type { StoredRecord } from '../../database/reading/records';

/** The ids that a reference, or a set of references, holds. */
export const idsIn = (value: unknown): readonly number[] =>
  [value].flat().flatMap((one) => (typeof one === 'number' ? [one] : []));

/** The change that makes a person a follower of an incident, or no longer one; whatever others write meanwhile. */
export const followChange = (incidentId: number, personId: number, follows: boolean): Change => ({
  resource: FichesIncident.name,
  action: 'update',
  id: incidentId,
  values: {},
  against: ({ values }: StoredRecord) => {
    const others = idsIn(values['abonnesId']).filter((id) => id !== personId);
    return { status: 'accepted', values: { abonnesId: follows ? [...others, personId] : others } };
  },
});
