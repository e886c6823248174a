import { isObject } from '../../../resources/common/isObject';
import type { AccessRule } from '../../../resources/language/accessRule';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { screenRuleOf } from '../../../resources/routes/routeRules';
import { screenAddresses } from '../../../resources/views/screenAddresses';

/** Facts about a part of the product, by name. */
export type Facts = Readonly<Record<string, string>>;

/** The answer of `POST /explorer/plan` (extension `explorer`). */
export interface DeclarationPlan {
  readonly problems: readonly string[];
  readonly columns: readonly { readonly name: string; readonly type: string; readonly required: boolean }[];
  readonly indexes: readonly string[];
  readonly operations: readonly {
    readonly method: string;
    readonly path: string;
    readonly access: AccessRule | 'session' | 'anonymous';
  }[];
}

/** Parts of the change report, in order. */
const AREAS = ['fields', 'table', 'operations', 'screens', 'declaration'] as const;
export type Area = (typeof AREAS)[number];

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const named = (entries: Iterable<readonly [string, unknown]>): Facts =>
  Object.fromEntries([...entries].map(([name, value]) => [name, text(value)]));

/** Flattens named options to paths: `nom.required`. */
function* optionsOf(value: unknown, path: string): Generator<readonly [string, unknown]> {
  if (!isObject(value)) yield [path, value];
  else for (const [name, one] of Object.entries(value)) yield* optionsOf(one, path === '' ? name : `${path}.${name}`);
}

export function declaredFacts(schema: ResourceSchema, plan: DeclarationPlan): Readonly<Record<Area, Facts>> {
  const { fields, ...others } = schema;
  return {
    fields: named(optionsOf(fields, '')),
    table: named([
      ...plan.columns.map(({ name, type, required }) => [name, required ? `${type} not null` : type] as const),
      ...plan.indexes.map((definition) => [definition, ''] as const),
    ]),
    operations: named(plan.operations.map(({ method, path, access }) => [`${method} ${path}`, access])),
    screens: named(screenAddresses(schema).map((one) => [one.path, screenRuleOf(one.schema, one.screen)])),
    declaration: named(optionsOf(others, '')),
  };
}

/** A changed fact; `before` is absent if added, `after` if removed. */
export interface FactChange {
  readonly area: Area;
  readonly name: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Compares two declarations; without a first one, everything is new. */
export function factChanges(
  before: Readonly<Record<Area, Facts>> | undefined,
  after: Readonly<Record<Area, Facts>>,
): readonly FactChange[] {
  return AREAS.flatMap((area) => {
    const [one, other] = [before?.[area] ?? {}, after[area]];
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names
      .filter((name) => one[name] !== other[name])
      .map((name) => ({ area, name, before: one[name], after: other[name] }));
  });
}
