import { throwIssues } from '../../../http/throwIssues';
import { orNull } from '../../../http/openapi/orNull';
import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import type { JsonSchema } from '../../../../src/resources/language/kind';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { isWrong } from '../../../../src/planning/core/finding';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { DemandesModificationsPlannings } from '../../../../src/resources/schemas/planningSalaries';
import { isEmptyValue } from '../../../../src/resources/records/validate';
import { validateBody } from '../../../http/body/plainNumbers';
import type { StoredRecord } from '../../../database/reading/records';
import { problem } from '../../../http/problem';
import type { Tenant } from '../../../tenants';
import { issuesOf } from '../rules/issues';
import { slotOf } from '../rules/storedSlot';
import { findingsOfSlots } from '../staff/verify';
import type { Values } from '../../../../src/resources/language/values';

const CHANGED = ['debut', 'fin', 'typeCreneauId', 'entrepriseId', 'texte'] as const;
/** Flags that empty a field of a slot. */
const EMPTIED = { sansEntreprise: 'entrepriseId', sansTexte: 'texte' } as const;
const FLAGS = Object.keys(EMPTIED) as (keyof typeof EMPTIED)[];
const GIVEN = ['action', 'creneauId', ...CHANGED, ...FLAGS, 'motif'] as const;
const NEEDED = { Ajout: ['debut', 'fin', 'typeCreneauId'], Modification: ['creneauId'], Suppression: ['creneauId'] };

const fieldSchema = (name: (typeof GIVEN)[number]): JsonSchema => {
  const spec = DemandesModificationsPlannings.fields[name];
  return kindOf(spec).jsonSchema(spec);
};

/** The JSON Schema of a request, with the required fields per action. `utilisateurId` repeats the address. */
export const REQUEST_SCHEMA: JsonSchema = {
  oneOf: Object.entries(NEEDED).map(([action, needed]) => ({
    type: 'object',
    properties: {
      utilisateurId: { type: 'integer', minimum: 1, readOnly: true },
      ...Object.fromEntries(
        GIVEN.map((name) => [name, needed.includes(name) ? fieldSchema(name) : orNull(fieldSchema(name))]),
      ),
      action: { const: action },
    },
    required: ['action', ...needed],
  })),
};

const given = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => !isEmptyValue(values[name])).map((name) => [name, values[name]]));

/** Returns the values that an accepted request writes. @param slot the current slot; undefined for a new one */
export function slotValues(request: Values, slot: StoredRecord | undefined): Values {
  const emptied = FLAGS.filter((flag) => request[flag] === true).map((flag) => [EMPTIED[flag], null]);
  const values: Values = { ...given(request, CHANGED), ...Object.fromEntries(emptied) };
  if (!slot) return values;
  const isElsewhere = 'entrepriseId' in values && values['entrepriseId'] !== slot.values['entrepriseId'];
  const isOther = 'typeCreneauId' in values && values['typeCreneauId'] !== slot.values['typeCreneauId'];
  return {
    ...values,
    // Sites and services belong to a company, and sub-types to a type.
    ...(isElsewhere && { siteId: null, prestationId: null }),
    ...(isOther && { sousTypeCreneauId: null }),
  };
}

/** Reads the person's real slot. @throws {ProblemError} `invalid` if it does not exist or is not theirs */
async function slotAsked({ store }: Tenant, personId: number, creneauId: unknown): Promise<StoredRecord | undefined> {
  if (isEmptyValue(creneauId)) return undefined;
  const slot = await store.get(Creneaux, Number(creneauId));
  const isTheirs = slot?.values['salarieId'] === personId && (slot.values['simulationId'] ?? null) === null;
  if (!slot || !isTheirs) throw problem('invalid', { errors: { creneauId: [{ code: 'referenceMissing' }] } });
  return slot;
}

/** Drops flags for fields that are already empty. */
const withoutEmpty = (values: Values, slot: StoredRecord): Values => ({
  ...values,
  ...Object.fromEntries(FLAGS.filter((flag) => isEmptyValue(slot.values[EMPTIED[flag]])).map((flag) => [flag, null])),
});

/** The slot after acceptance of the request; undefined if it would be deleted. */
function proposed(personId: number, values: Values, slot: StoredRecord | undefined): CheckedSlot | undefined {
  if (values['action'] === 'Suppression') return undefined;
  return slotOf(slot?.id, { ...slot?.values, ...slotValues(values, slot), salarieId: personId });
}

/**
 * Reads a request to change a person's plan, and applies the rules of slots to it.
 *
 * @returns the values of the request's record
 * @throws {ProblemError} `invalid`
 */
export async function readRequest(tenant: Tenant, personId: number, body: Values): Promise<Values> {
  const { id: _id, ...asked } = body;
  const fields = Object.fromEntries(GIVEN.map((name) => [name, DemandesModificationsPlannings.fields[name]]));
  const { values: read, issues } = validateBody({ fields }, asked, 'create');
  throwIssues(issues);
  const action = read['action'] as keyof typeof NEEDED;
  const needed = NEEDED[action].filter((name) => isEmptyValue(read[name]));
  throwIssues(Object.fromEntries(needed.map((name) => [name, [{ code: 'required' }]])));
  const both = FLAGS.filter((flag) => read[flag] === true && !isEmptyValue(read[EMPTIED[flag]]));
  throwIssues(Object.fromEntries(both.map((flag) => [flag, [{ code: 'givenAndEmptied' }]])));
  const slot = action === 'Ajout' ? undefined : await slotAsked(tenant, personId, read['creneauId']);
  const none = Object.fromEntries(FLAGS.map((flag) => [flag, null]));
  const values = slot && action === 'Modification' ? withoutEmpty(read, slot) : { ...read, ...none };
  if (action === 'Modification' && Object.keys(slotValues(values, slot)).length === 0)
    throwIssues({ '': [{ code: 'nothingAsked' }] });
  const wanted = proposed(personId, values, slot);
  const [findings = []] = wanted ? await findingsOfSlots(tenant, [wanted]) : [];
  const wrong = findings.find(isWrong);
  if (wrong) throwIssues(issuesOf(wrong));
  return {
    ...given(values, GIVEN),
    ...(action === 'Ajout' && { creneauId: null }),
    ...(slot && { creneauVersion: slot.version }),
    utilisateurId: personId,
    etat: 'EnAttente',
    demandeLe: new Date().toISOString(),
  };
}
