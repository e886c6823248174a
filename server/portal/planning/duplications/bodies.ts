import { numberOrNull, numbersIn } from '../../../../src/resources/common/narrow';
import { kindOf } from '../../../../src/resources/fields/kinds';
import type { Issue, JsonSchema } from '../../../../src/resources/language/kind';
import { date } from '../../../../src/resources/fields/date/kind';
import { integer } from '../../../../src/resources/fields/integer/kind';
import { reference } from '../../../../src/resources/fields/reference/kind';
import { referenceSet } from '../../../../src/resources/fields/referenceSet/kind';
import { readDay } from '../../../../src/resources/fields/shared/calendar';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Fields } from '../../../../src/resources/language/resourceSchema';
import { isEmptyValue } from '../../../../src/resources/records/validate';
import { validateBody } from '../../../http/body/plainNumbers';
import type { Words } from '../../../../src/resources/language/words';
import { addressed } from '../../../http/calls/shapes';
import { problem } from '../../../http/problem';

type Body = Readonly<Record<string, unknown>>;

const { salarieId, simulationId, entrepriseId, typeCreneauId, debut, fin } = Creneaux.fields;
const same = (one: string): Words => [one, one, one, one];
const ids = ({ label, resource }: { readonly label: Words; readonly resource: string }) =>
  referenceSet({ label, resource });

const PERIOD = {
  debut: date({ label: debut.label, required: true }),
  fin: date({ label: fin.label, required: true }),
} as const satisfies Fields;

const SIMULATION = {
  simulationId: reference({ label: simulationId.label, resource: simulationId.resource }),
} as const satisfies Fields;

const COPIES = {
  creneauId: integer({ label: same('creneauId'), min: 1 }),
  salariesIds: ids(salarieId),
  ...SIMULATION,
} as const satisfies Fields;

const PLAN = {
  fromUserId: reference({ label: salarieId.label, resource: salarieId.resource }),
  salariesIds: ids(salarieId),
  ...PERIOD,
  decalageJours: integer({ label: same('decalageJours'), min: -3_660, max: 3_660 }),
  ...SIMULATION,
} as const satisfies Fields;

const REMOVAL = {
  ...PERIOD,
  salariesIds: ids(salarieId),
  entreprisesIds: ids(entrepriseId),
  typesCreneauIds: ids(typeCreneauId),
} as const satisfies Fields;

const schemaOf = (fields: Fields, more: Readonly<Record<string, JsonSchema>> = {}): JsonSchema => ({
  type: 'object',
  properties: {
    ...Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, kindOf(spec).jsonSchema(spec)])),
    ...more,
  },
  required: Object.entries(fields).flatMap(([name, { required }]) => (required ? [name] : [])),
});

const DATES: JsonSchema = { type: 'array', items: { type: 'string', format: 'date' } };
const PEOPLE: JsonSchema = { ...kindOf(COPIES.salariesIds).jsonSchema(COPIES.salariesIds), minItems: 1 };

export const COPIES_SCHEMA: JsonSchema = addressed(
  {
    // A slot is copied to other days, to other people, or both.
    oneOf: [
      { ...schemaOf(COPIES, { dates: { ...DATES, minItems: 1 } }), required: ['dates'] },
      { ...schemaOf(COPIES, { salariesIds: PEOPLE, dates: { ...DATES, maxItems: 0 } }), required: ['salariesIds'] },
    ],
  },
  ['creneauId'],
);
export const PLAN_SCHEMA = addressed(
  schemaOf({ ...PLAN, salariesIds: { ...PLAN.salariesIds, required: true } }, { salariesIds: PEOPLE }),
  ['fromUserId'],
);
export const REMOVAL_SCHEMA = schemaOf(REMOVAL);

function refuseWrong(errors: Readonly<Record<string, readonly Issue[]>>): void {
  if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
}

/** Validates a body, including that the end is not before the start. @throws {ProblemError} `invalid` */
function read(fields: Fields, body: Body, more: Readonly<Record<string, readonly Issue[]>> = {}): Body {
  const periods = 'debut' in fields ? [{ from: 'debut', to: 'fin' }] : [];
  const { values, issues } = validateBody({ fields, periods }, body, 'create');
  refuseWrong({ ...issues, ...more });
  return values;
}

/** The days and people to which a slot is copied, without duplicates; empty: those of the slot itself. */
export interface SlotCopies {
  readonly dates: readonly string[];
  readonly salariesIds: readonly number[];
  /** Null: the plan of the slot itself. */
  readonly simulationId: number | null;
}

/** @throws {ProblemError} `invalid`, also if there are neither days nor people */
export function readCopies({ dates, ...body }: Body): SlotCopies {
  const given: readonly unknown[] = isEmptyValue(dates) ? [] : [dates].flat();
  const days = given.map((day) => (typeof day === 'string' ? readDay(day.trim()) : undefined));
  const wrong = days.some((day) => day === undefined) && { dates: [{ code: 'date' }] };
  const values = read(COPIES, body, wrong || {});
  const asked = {
    dates: [...new Set(days.flatMap((day) => day ?? []))],
    salariesIds: numbersIn(values['salariesIds']),
    simulationId: numberOrNull(values['simulationId']),
  };
  if (asked.dates.length + asked.salariesIds.length === 0) refuseWrong({ dates: [{ code: 'required' }] });
  return asked;
}

/** A period that includes its last day. */
interface Days {
  readonly debut: string;
  readonly fin: string;
}

const daysIn = (values: Body): Days => ({ debut: String(values['debut']), fin: String(values['fin']) });

/** A period of a plan, the people to copy it to, the number of days by which to shift it, and the simulation of both plans. */
export interface PlanCopy extends Days {
  readonly salariesIds: readonly number[];
  readonly decalageJours: number;
  /** Null: the real plan. */
  readonly simulationId: number | null;
}

/** @throws {ProblemError} `invalid`, also for a copy to the same person and days */
export function readPlanCopy(body: Body, fromUserId: number): PlanCopy {
  const values = read(PLAN, body);
  const salariesIds = numbersIn(values['salariesIds']);
  const decalageJours = Number(values['decalageJours'] ?? 0);
  if (salariesIds.length === 0) refuseWrong({ salariesIds: [{ code: 'required' }] });
  if (decalageJours === 0 && salariesIds.includes(fromUserId)) refuseWrong({ salariesIds: [{ code: 'alreadyThere' }] });
  return { ...daysIn(values), salariesIds, decalageJours, simulationId: numberOrNull(values['simulationId']) };
}

/** The slots to delete; an empty filter matches all. */
export interface PlanRemoval extends Days {
  readonly salariesIds: readonly number[];
  readonly entreprisesIds: readonly number[];
  readonly typesCreneauIds: readonly number[];
}

/** @throws {ProblemError} `invalid` */
export function readRemoval(body: Body): PlanRemoval {
  const values = read(REMOVAL, body);
  const list = (name: string) => numbersIn(values[name]);
  return {
    ...daysIn(values),
    salariesIds: list('salariesIds'),
    entreprisesIds: list('entreprisesIds'),
    typesCreneauIds: list('typesCreneauIds'),
  };
}
