import { FichesIncident } from '../../../src/resources/schemas/incidents';
import type { Change } from '../../database/changes/changeTypes';
import type { StoredRecord } from '../../database/reading/records';

export const idsIn = (value: unknown): readonly number[] =>
  [value].flat().flatMap((one) => (typeof one === 'number' ? [one] : []));

/** The change that adds or removes a follower; computed on the stored list, so that concurrent changes are kept. */
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
