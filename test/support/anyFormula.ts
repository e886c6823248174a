import fc from 'fast-check';
import { dateTime } from '../../src/resources/fields/dateTime/kind';
import type { ComparedValue, Condition } from '../../src/resources/language/condition';
import type { Duration, Formula } from '../../src/resources/language/formula';
import type { FieldSpec } from '../../src/resources/language/kind';
import type { Operator } from '../../src/resources/language/operators';
import type { Values } from '../../src/resources/language/values';
import { Appareils, Controles } from './computedResources';

const pick = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);

const DAYS = ['1000-01-01', '1999-12-31', '2024-02-29', '2026-01-31', '2027-03-01', '9999-12-31', null];

/** Mostly values near a limit, and sometimes any other. */
const near = <const Value>(others: fc.Arbitrary<Value>, ...values: readonly Value[]) =>
  fc.oneof({ weight: 3, arbitrary: pick(...values) }, { weight: 2, arbitrary: others });
const anyDay = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
/** In whole seconds, over years that include clock changes. */
const anyInstant = fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => new Date(seconds * 1_000).toISOString());
const scaled = (most: number, scale: number) =>
  fc.integer({ min: -most, max: most }).map((units) => units / 10 ** scale);

export const RECORD = fc.record({
  nom: pick('A', 'b c', 'Été'),
  marque: pick('x', 'É', null),
  achat: near(anyDay, ...DAYS),
  releve: near(anyInstant, '2026-01-01T00:00:00.000Z', '2026-03-29T01:30:00.000Z', '2026-10-25T00:59:59.999Z', null),
  periodicite: near(fc.integer({ min: -1_000, max: 1_000 }), -13, 0, 1, 6, 1200, null),
  places: near(fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }), -2_147_483_647, -1, 0, 7, 46_341, null),
  prix: near(scaled(99_999_999, 2), -0.01, 0, 0.1, 2.5, 999_999_999.99, null),
  taux: near(scaled(999_999, 4), -0.5, 0.0001, 0.3333, 1.5, null),
  actif: pick(true, false, null),
});
export const BELOW = fc.record({
  le: near(anyDay, ...DAYS),
  cout: near(scaled(9_999_999, 2), -0.05, 0.1, 0.2, 10, null),
  conforme: pick(true, false, null),
});

export const MODELS: readonly Values[] = [
  { nom: 'M', garantie: 2 },
  { nom: 'N', garantie: null },
];

/** Names that formulas may use in one context, by type. */
interface Names {
  readonly number: readonly string[];
  readonly text: readonly string[];
  readonly day: readonly string[];
  readonly yesNo: readonly string[];
  readonly instant: readonly string[];
}
const OWN: Names = {
  number: ['periodicite', 'places', 'prix', 'taux'],
  text: ['nom', 'marque'],
  day: ['achat'],
  yesNo: ['actif'],
  instant: ['releve'],
};
/** Computed fields, which formulas may use and conditions may not. */
const COMPUTED: Partial<Names> = {
  number: ['restantes', 'depense'],
  text: ['designation'],
  day: ['garantie', 'prochain'],
  yesNo: ['enDefaut', 'conforme'],
};
const THERE: Names = { number: ['cout'], text: [], day: ['le'], yesNo: ['conforme'], instant: [] };

const MODEL: Names = { number: ['garantie'], text: ['nom'], day: [], yesNo: [], instant: [] };

type Part = fc.Arbitrary<Formula>;

const field = (names: readonly string[]): readonly Part[] =>
  names.length > 0 ? [fc.record({ field: pick(...names) })] : [];
const values = (...given: readonly (string | number | boolean)[]): Part => fc.record({ value: pick(...given) });
const list = (part: Part) => fc.array(part, { minLength: 1, maxLength: 3 });
const pair = (part: Part) => fc.tuple(part, part) as fc.Arbitrary<readonly [Formula, Formula]>;

const comparing = (names: readonly string[], operators: readonly Operator[], given: readonly ComparedValue[]) =>
  names.length > 0 ? [fc.record({ field: pick(...names), operator: pick(...operators), value: pick(...given) })] : [];

/** Instants of several time zones, in seconds, and the current minute. */
const INSTANTS: readonly ComparedValue[] = [
  { moment: 'now' },
  { moment: 'now', plus: { hours: -30 } },
  '2026-03-29T03:30:00+02:00',
  '2026-10-24T20:59:59-04:00',
];

const comparison = ({ number, day, yesNo, instant }: Names): fc.Arbitrary<Condition> =>
  fc.oneof(
    ...comparing(number, ['equals', 'notEquals', 'lessThan', 'greaterOrEqual'], [0, 7]),
    ...comparing(day, ['lessOrEqual', 'greaterThan'], [{ moment: 'today' }, '2026-01-31']),
    ...comparing(yesNo, ['equals'], [true, false]),
    ...comparing(instant, ['lessThan', 'greaterOrEqual', 'equals'], INSTANTS),
    fc.record({ field: pick(...number, ...day, ...yesNo, ...instant), operator: pick('isEmpty', 'isNotEmpty') }),
  );

const conditionOf = (names: Names): fc.Arbitrary<Condition> =>
  fc.oneof(
    comparison(names),
    fc.record({ all: fc.array(comparison(names), { maxLength: 2 }) }),
    fc.record({ any: fc.array(comparison(names), { maxLength: 2 }) }),
  );

function below(type: keyof Names): readonly Part[] {
  const where = fc.option(conditionOf(THERE), { nil: undefined });
  const from = (part: object) =>
    fc.record({ below: fc.constant(Controles.name), where, ...part }).map(({ where: asked, ...rest }) => ({
      ...rest,
      ...(asked && { where: asked }),
    })) as unknown as Part;
  const of = fc.oneof(...typed(type, THERE, 1));
  const last = from({ take: pick('last'), of, by: pick('le', 'cout') });
  if (type === 'number') return [from({ take: pick('count') }), from({ take: pick('sum', 'min', 'max'), of }), last];
  if (type === 'day' || type === 'instant') return [from({ take: pick('min', 'max'), of }), last];
  return type === 'yesNo' ? [from({ take: pick('any') }), last] : [];
}

const duration = (number: Part): fc.Arbitrary<Duration> =>
  fc.record(
    Object.fromEntries(
      ['days', 'weeks', 'months', 'years'].map((unit) => [unit, fc.oneof(pick(-400, 0, 1, 2.5, 1e12), number)]),
    ),
    { requiredKeys: ['months'] },
  ) as fc.Arbitrary<Duration>;

/** Formulas of a type, nested at most `depth` levels. */
function typed(type: keyof Names, names: Names, depth: number): readonly Part[] {
  const leaves: Record<keyof Names, readonly Part[]> = {
    number: [values(-3, 0, 0.005, 2.5, 1e6, 1e-7, 46_341), fc.record({ moment: pick('year') })],
    text: [values('z', ' É ')],
    day: [fc.record({ moment: pick('today', 'startOfMonth'), plus: pick({ days: 3 }, { months: -1 }) }) as Part],
    yesNo: [values(true, false)],
    instant: [fc.record({ moment: pick('now'), plus: pick({ hours: 3 }, { minutes: -90 }, { months: 1 }) }) as Part],
  };
  const named = [
    ...names[type],
    ...(names === OWN ? (COMPUTED[type] ?? []) : names === THERE && type === 'number' ? ['ttc'] : []),
  ];
  const own = [...field(named), ...leaves[type]];
  if (depth === 0) return own;
  const part = (wanted: keyof Names) => fc.oneof(...typed(wanted, names, depth - 1));
  const same = part(type);
  const either: readonly Part[] = [
    fc.record({ first: list(same) }),
    fc.record({ when: conditionOf(names), then: same, otherwise: same }),
    fc.record({ when: conditionOf(names), then: same }),
    ...(names === OWN ? below(type) : []),
    ...(names === OWN && MODEL[type].length > 0
      ? [fc.record({ reference: pick('modeleId'), of: fc.oneof(...typed(type, MODEL, 1)) })]
      : []),
  ];
  const particular: Record<keyof Names, () => readonly Part[]> = {
    number: () => [
      fc.record({ add: list(same) }),
      fc.record({ subtract: pair(same) }),
      fc.record({ multiply: list(same) }),
      fc.record({ divide: pair(same) }),
      fc.record({ daysBetween: pair(part('day')) }),
    ],
    text: () => [fc.record({ join: list(same), between: pick(' ', '-') })],
    day: () => [fc.tuple(same, duration(part('number'))).map(([after, given]) => ({ after, ...given }))],
    yesNo: () => [fc.record({ holds: conditionOf(names) })],
    instant: () => [],
  };
  return [...own, ...either, ...particular[type]()];
}

const { restantes, depense, designation, prochain, enDefaut } = Appareils.fields;
const anyOf = (spec: FieldSpec, type: keyof Names): fc.Arbitrary<FieldSpec> =>
  fc.oneof(...typed(type, OWN, 2), ...typed(type, OWN, 3)).map((formula) => ({ ...spec, formula }));

export const computed = fc.oneof(
  anyOf(depense, 'number'),
  anyOf(restantes, 'number'),
  anyOf(designation, 'text'),
  anyOf(prochain, 'day'),
  anyOf(enDefaut, 'yesNo'),
  anyOf(dateTime({ label: ['Quand', 'When', 'Wann', 'Quando'] }), 'instant'),
);
