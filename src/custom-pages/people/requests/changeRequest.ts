import type { DemandesModifications } from '../../../resources/schemas/demandesModifications';
import { PROPOSED_FIELDS } from '../../../resources/schemas/commonDemandes';
import type { RecordOf } from '../../../resources/language/resourceSchema';
import type { RequestKind } from '../../../resources/views/requests/requestKind';
import type { Values } from '../../../resources/language/values';

/** A change request of a person's own record, with its decision (section 7.2 of the specification). */
export type ChangeRequest = RecordOf<typeof DemandesModifications>;

export const CHANGE_REQUESTS: RequestKind = {
  name: 'demandesModifications',
  idName: 'demandeModificationId',
  extension: 'ownRecord',
  queryKey: 'changeRequests',
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** The body of a request: only fields whose text differs from the record's. */
export function proposalBody(record: Values, form: Values): Values {
  const changed = PROPOSED_FIELDS.filter((name) => textOf(form[name]) !== textOf(record[name]));
  const motif = textOf(form['motif']);
  return {
    modifications: changed.map((champ) => ({ champ, apres: textOf(form[champ]) })),
    ...(motif !== null && { motif }),
  };
}
