import { throwIssues } from '../../../http/throwIssues';
import type { Issue } from '../../../../src/resources/language/kind';
import { PROPOSED_FIELDS } from '../../../../src/resources/schemas/commonDemandes';
import { DemandesModifications } from '../../../../src/resources/schemas/demandesModifications';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { validateField } from '../../../../src/resources/records/validate';
import { validateBody } from '../../../http/body/plainNumbers';
import type { StoredRecord } from '../../../database/reading/records';
import { problem } from '../../../http/problem';
import type { Values } from '../../../../src/resources/language/values';

type Field = (typeof PROPOSED_FIELDS)[number];

interface Modification {
  readonly champ: Field;
  readonly avant: string | null;
  readonly apres: string | null;
}

const { modifications, motif } = DemandesModifications.fields;

export const proposable = (person: StoredRecord): Readonly<Record<Field, string | null>> =>
  Object.fromEntries(PROPOSED_FIELDS.map((name) => [name, person.values[name] ?? null])) as Record<
    Field,
    string | null
  >;

/**
 * Reads the proposed changes and validates them as the record would, with issues at `modifications.0.apres`. Unchanged
 * values are dropped.
 *
 * @returns the values of the request's record
 * @throws {ProblemError} `invalid`
 */
export function readProposal(person: StoredRecord, body: Values): Values {
  const read = validateBody({ fields: { modifications, motif } }, body, 'create');
  throwIssues(read.issues);
  const given = read.values['modifications'] as readonly Modification[];
  const errors: Record<string, readonly Issue[]> = {};
  const now = proposable(person);
  const changes: Modification[] = [];
  for (const [index, { champ, apres }] of given.entries()) {
    const value = validateField(apres, Utilisateurs.fields[champ]);
    if (!value.ok) errors[`modifications.${index}.apres`] = value.issues;
    else if (given.findIndex((one) => one.champ === champ) < index)
      errors[`modifications.${index}.champ`] = [{ code: 'duplicate' }];
    else if (value.value !== now[champ])
      changes.push({ champ, avant: now[champ], apres: value.value as string | null });
  }
  throwIssues(errors);
  if (changes.length === 0) throwIssues({ '': [{ code: 'nothingAsked' }] });
  return {
    utilisateurId: person.id,
    modifications: changes,
    motif: read.values['motif'],
    etat: 'EnAttente',
    demandeLe: new Date().toISOString(),
  };
}

/**
 * Returns the values that an accepted request writes.
 *
 * @throws {ProblemError} `requestOutdated` if a field has neither its value at the time of the request nor the
 *   proposed one
 */
export function proposedValues(request: StoredRecord, person: StoredRecord): Values {
  const changes = request.values['modifications'] as readonly Modification[];
  const now = proposable(person);
  if (changes.some(({ champ, avant, apres }) => now[champ] !== avant && now[champ] !== apres))
    throw problem('requestOutdated');
  return Object.fromEntries(changes.map(({ champ, apres }) => [champ, apres]));
}
