import { isObject } from '../../src/resources/common/isObject';
/** Areas of the product, in the order of the report. */
export const AREAS = ['database', 'api', 'rights', 'screens'] as const;

type Area = (typeof AREAS)[number];

export interface Change {
  readonly area: Area;
  /** `r_Themes.code`, `GET /api/Themes` */
  readonly where: string;
  readonly text: string;
  /** Data, calls or people that worked before may fail. */
  readonly breaking: boolean;
}

type Difference = Omit<Change, 'area'>;

export const inArea =
  (area: Area) =>
  ({ where, text, breaking }: Difference): Change => ({ area, where, text, breaking });

export type Data = Readonly<Record<string, unknown>>;

export const dataAt = (value: unknown, name: string): Data => {
  const found = isObject(value) ? value[name] : undefined;
  return isObject(found) ? found : {};
};

export const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Pairs<Value> {
  readonly removed: readonly (readonly [string, Value])[];
  readonly added: readonly (readonly [string, Value])[];
  readonly kept: readonly (readonly [name: string, before: Value, after: Value])[];
}

/** Splits two maps into removed, added and common keys. */
export function pairs<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Pairs<Value> {
  const has = (set: Readonly<Record<string, Value>>, name: string): boolean => Object.hasOwn(set, name);
  return {
    removed: Object.entries(before).filter(([name]) => !has(after, name)),
    added: Object.entries(after).filter(([name]) => !has(before, name)),
    kept: Object.entries(before).flatMap(([name, value]) => {
      const other = after[name];
      return has(after, name) && other !== undefined ? [[name, value, other] as const] : [];
    }),
  };
}

export const without = (all: readonly string[], others: readonly string[]): readonly string[] =>
  all.filter((one) => !others.includes(one));

/** `« a », « b »` */
export const quotedList = (texts: readonly unknown[]): string =>
  texts.map((text) => `« ${typeof text === 'string' ? text : JSON.stringify(text)} »`).join(', ');
