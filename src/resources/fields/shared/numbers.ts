import type { Operator } from '../../language/operators';
import { ok, refuse, type FieldOptions, type JsonSchema, type Parsed, type SpecProblem } from '../../language/kind';

export interface NumberOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  /** Strictly above 0 (section 5 of the specification). */
  readonly positive?: boolean;
}

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly positive?: boolean | undefined;
  /** Both bounds are declared, so the message names both. */
  readonly isRange?: boolean;
}

/** The declared bounds, completed by the kind's own limits. */
export const boundsOf = (
  { min, max, positive }: { readonly [Bound in 'min' | 'max']?: number | undefined } & Pick<NumberBounds, 'positive'>,
  limits: Readonly<Record<'min' | 'max', number>>,
): NumberBounds => ({
  min: min ?? limits.min,
  max: max ?? limits.max,
  positive,
  isRange: min !== undefined && max !== undefined,
});

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

/** A number in machine format. */
export const PLAIN_NUMBER = /^[-+]?\d+(?:\.\d+)?$/;

/** At most one separator, which is the decimal one. */
const UNGROUPED = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** Numbers with thousands in groups of three, by group separator, each with its decimal separator. */
const GROUPED: readonly (readonly [RegExp, decimal: RegExp])[] = [
  [/^[-+]?\d{1,3}([\s'’\u00a0\u202f])\d{3}(?:\1\d{3})*(?:[.,]\d*)?$/, /[.,]/],
  [/^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/, /,/],
  [/^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/, /\./],
];

/** Removes a currency or percent sign. */
const withoutSign = (text: string): string => text.trim().replace(/^€\s*|\s*[€%]$/g, '');

/**
 * Parses numbers as people and spreadsheets write them: `1 234,56`, `1.234,56`, `1,234.56`, `12 €`, `20 %`. A
 * single point or comma is the decimal separator. Rejects probable typing errors: `1.2.3`, `12 34`, `5%5`.
 */
export function readNumber(input: unknown): number | undefined {
  if (typeof input === 'number') return Number.isFinite(input) ? input + 0 : undefined;
  if (typeof input !== 'string' || input.length > 40) return undefined;
  const text = withoutSign(input);
  if (UNGROUPED.test(text)) return Number(text.replace(',', '.')) + 0;
  const decimal = GROUPED.find(([pattern]) => pattern.test(text))?.[1];
  if (!decimal) return undefined;
  const [whole = '', fraction = ''] = text.split(decimal);
  return Number(`${whole.replace(/[^-+\d]/g, '')}.${fraction}`) + 0;
}

export function decimalsOf(value: number): number {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(String(value)) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

/** Codes: `positive`, `between`, `min`, `max`. */
export function withinBounds(value: number, { min, max, positive, isRange }: NumberBounds): Parsed<number> {
  if (positive && value <= 0) return refuse('positive');
  if (isRange && (value < min || value > max)) return refuse('between', { min, max });
  if (value < min) return refuse('min', { min });
  if (value > max) return refuse('max', { max });
  return ok(value);
}

/**
 * Parses a number with at most `scale` decimals. Codes: `number` (`positive` for positive fields), `scale`
 * and those of `withinBounds`.
 */
export function readDecimal(input: unknown, scale: number, bounds: NumberBounds): Parsed<number> {
  const value = readNumber(input);
  // Section 5 of the specification uses the same message for a non-number.
  if (value === undefined) return refuse(bounds.positive ? 'positive' : 'number');
  if (decimalsOf(value) > scale) return scale === 0 ? refuse('integer') : refuse('scale', { smart_count: scale });
  return withinBounds(value, bounds);
}

export const numberSchema = (type: 'integer' | 'number', { min, max, positive }: NumberBounds): JsonSchema => ({
  type,
  minimum: min,
  maximum: max,
  ...(positive && { exclusiveMinimum: 0 }),
});

/** S040 if the bounds exclude every value. */
export const checkBounds = ({
  min = -Infinity,
  max = Infinity,
}: {
  min?: number | undefined;
  max?: number | undefined;
}): SpecProblem[] => (min > max ? [{ code: 'S040', message: `min ${min} is above max ${max}` }] : []);
