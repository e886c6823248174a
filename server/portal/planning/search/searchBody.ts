import type { Fields } from '../../../../src/resources/language/resourceSchema';
import { kindOf } from '../../../../src/resources/fields/kinds';
import type { JsonSchema } from '../../../../src/resources/language/kind';
import { boolean } from '../../../../src/resources/fields/boolean/kind';
import { dateTime } from '../../../../src/resources/fields/dateTime/kind';
import { enumeration } from '../../../../src/resources/fields/enumeration/kind';
import { integer } from '../../../../src/resources/fields/integer/kind';
import { reference } from '../../../../src/resources/fields/reference/kind';
import { referenceSet } from '../../../../src/resources/fields/referenceSet/kind';
import { text } from '../../../../src/resources/fields/text/kind';
import type { SlotSearch } from '../../../../src/planning/core/planningAnswers';
import { MOST_SLOTS } from '../../../../src/planning/core/slotCalls';
import { DEFAULT_PAGE_SIZE } from '../../../../src/resources/records/listQuery';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { validateBody } from '../../../http/body/plainNumbers';
import type { Words } from '../../../../src/resources/language/words';
import { problem } from '../../../http/problem';
import { sortableFields } from '../../../http/query/readers';

const MOST_IDS = 1_000;

const { salarieId, entrepriseId, typeCreneauId, siteId, prestationId, debut, fin, simulationId } = Creneaux.fields;
const same = (one: string): Words => [one, one, one, one];
const ids = (label: Words, { resource }: { readonly resource: string }) =>
  referenceSet({ label, resource, maxItems: MOST_IDS });

/** The body of a search, read by field kinds, so that issues are reported by name. */
export const BODY = {
  startDate: dateTime({ label: debut.label }),
  endDate: dateTime({ label: fin.label }),
  entrepriseId: reference({ label: entrepriseId.label, resource: entrepriseId.resource }),
  salarieId: reference({ label: salarieId.label, resource: salarieId.resource }),
  filterSalariesIds: ids(salarieId.label, salarieId),
  filterEntreprisesIds: ids(entrepriseId.label, entrepriseId),
  isForSystem: boolean({ label: Creneaux.fields.isForSystem.label }),
  typesCreneauIds: ids(typeCreneauId.label, typeCreneauId),
  sitesIds: ids(siteId.label, siteId),
  prestationId: reference({ label: prestationId.label, resource: prestationId.resource }),
  annee: integer({ label: same('annee'), min: 1900, max: 2200 }),
  moisDebut: integer({ label: same('moisDebut'), min: 1, max: 12 }),
  moisFin: integer({ label: same('moisFin'), min: 1, max: 12 }),
  search: text({ label: same('search'), maxLength: 200 }),
  simulationId: reference({ label: simulationId.label, resource: simulationId.resource }),
  pageNumber: integer({ label: same('pageNumber'), min: 1, max: 1_000_000 }),
  pageSize: integer({ label: same('pageSize'), min: 1, max: MOST_SLOTS }),
  orderBy: enumeration({
    label: same('orderBy'),
    options: sortableFields(Creneaux).map((value) => ({ value, label: same(value) })),
  }),
  orderByDescending: boolean({ label: same('orderByDescending') }),
} as const satisfies Fields;

export const SEARCH_SCHEMA: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(Object.entries(BODY).map(([name, spec]) => [name, kindOf(spec).jsonSchema(spec)])),
};

/** A search with its defaults for paging and order. */
export type ReadSearch = SlotSearch &
  Required<Pick<SlotSearch, 'pageNumber' | 'pageSize' | 'orderBy'>> & {
    /** Restricts the search to these slots; only exports use it. */
    readonly ids?: readonly number[];
  };

/**
 * Reads the body of a search. Empty values count as absent.
 *
 * @throws {ProblemError} `invalid` with all issues at once
 */
export function readSearchBody(body: Readonly<Record<string, unknown>>): ReadSearch {
  const { values, issues } = validateBody({ fields: BODY }, body, 'update');
  const errors = { ...issues };
  if ((values['moisDebut'] ?? values['moisFin'] ?? null) !== null && (values['annee'] ?? null) === null)
    errors['annee'] ??= [{ code: 'required' }];
  if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  return { pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE, orderBy: 'debut', ...given };
}
