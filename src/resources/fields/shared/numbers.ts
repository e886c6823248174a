import type { Operator } from '../../operators';
import { ok, refuse, type FieldOptions, type JsonSchema, type Parsed, type SpecProblem } from '../kind';

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** Strictly above 0 (section 5). */
  readonly positive?: boolean;
}

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly positive?: boolean | undefined;
}

export const NUMBER_OPERATORS: readonly Operator[] = [
  'equals',
  'notEquals',
  'lessThan',
  'lessOrEqual',
  'greaterThan',
  'greaterOrEqual',
  'between',
  'isEmpty',
  'isNotEmpty',
];

const WRITTEN = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** The separator of thousands in a written number: the first of two different ones, or one that is repeated. */
function thousandsIn(bare: string): string {
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? '.' : ',';
  return [',', '.'].find((separator) => bare.split(separator).length > 2) ?? '';
}

/**
 * Reads a number as people and spreadsheets write it: `1 234,56`, `1.234,56`, `1,234.56`, `12 €`, `20 %`.
 * A single separator is the decimal one; of two different ones, the last. One that is repeated separates thousands.
 */
export function readNumber(input: unknown): number | undefined {
  if (typeof input === 'number') return Number.isFinite(input) ? input + 0 : undefined;
  if (typeof input !== 'string' || input.length > 40) return undefined;
  const bare = input.replace(/[\s'’\u00a0\u202f€%]/g, '');
  const plain = bare.replaceAll(thousandsIn(bare), '').replace(',', '.');
  return WRITTEN.test(plain) ? Number(plain) + 0 : undefined;
}

/** How many decimals a number is written with. */
export function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

/** Codes: `positive`, `min`, `max`. */
export function withinBounds(value: number, { min, max, positive }: NumberBounds): Parsed<number> {
  if (positive && value <= 0) return refuse('positive');
  if (value < min) return refuse('min', { min });
  if (value > max) return refuse('max', { max });
  return ok(value);
}

/** Reads a number with at most `scale` decimals. Codes: `number`, `scale` and those of `withinBounds`. */
export function readDecimal(input: unknown, scale: number, bounds: NumberBounds): Parsed<number> {
  const value = readNumber(input);
  if (value === undefined) return refuse('number');
  if (decimalsOf(value) > scale) return scale === 0 ? refuse('integer') : refuse('scale', { smart_count: scale });
  return withinBounds(value, bounds);
}

export const numberSchema = (type: 'integer' | 'number', { min, max, positive }: NumberBounds): JsonSchema => ({
  type,
  minimum: min,
  maximum: max,
  ...(positive && { exclusiveMinimum: 0 }),
});

/** S040 where the bounds leave no value. */
export const checkBounds = ({
  min = -Infinity,
  max = Infinity,
}: {
  min?: number | undefined;
  max?: number | undefined;
}): SpecProblem[] => (min > max ? [{ code: 'S040', message: `min ${min} is above max ${max}` }] : []);
