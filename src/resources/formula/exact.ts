/** An exact decimal: `units` at `scale` decimals. JavaScript numbers round where SQL does not. */
export interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

const QUOTIENT_SCALE = 6;

const power = (exponent: number): bigint => 10n ** BigInt(exponent);

const scaled = ({ units, scale }: Exact, to: number): bigint => units * power(to - scale);

/** Parses a number or its text: `-12.5`, `1e-7`. */
export function exactOf(value: string | number): Exact {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', decimals = ''] = digits.split('.');
  const shift = Number(exponent) - decimals.length;
  const units = BigInt(whole + decimals);
  return shift < 0 ? { units, scale: -shift } : { units: units * power(shift), scale: 0 };
}

const absolute = (units: bigint): bigint => (units < 0n ? -units : units);

const aligned = (a: Exact, b: Exact): readonly [bigint, bigint, number] => {
  const scale = Math.max(a.scale, b.scale);
  return [scaled(a, scale), scaled(b, scale), scale];
};

export function add(a: Exact, b: Exact): Exact {
  const [left, right, scale] = aligned(a, b);
  return { units: left + right, scale };
}

export const subtract = (a: Exact, b: Exact): Exact => add(a, { ...b, units: -b.units });

export const multiply = (a: Exact, b: Exact): Exact => ({ units: a.units * b.units, scale: a.scale + b.scale });

/** Integer quotient, rounded half away from zero as in PostgreSQL. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  const [of, by] = [absolute(dividend), absolute(divisor)];
  const result = (2n * of + by) / (2n * by);
  return dividend < 0n === divisor < 0n ? result : -result;
}

export function divide(a: Exact, b: Exact): Exact | null {
  const [left, right] = aligned(a, b);
  return right === 0n ? null : { units: rounded(left * power(QUOTIENT_SCALE), right), scale: QUOTIENT_SCALE };
}

export const round = (a: Exact, scale: number): Exact =>
  a.scale <= scale ? a : { units: rounded(a.units, power(a.scale - scale)), scale };

/** Negative, 0 or positive. */
export function compareExact(a: Exact, b: Exact): number {
  const [left, right] = aligned(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Converts to a JavaScript number, exact to 15 digits. */
export function toNumber({ units, scale }: Exact): number {
  const digits = String(absolute(units)).padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return units < 0n ? -Number(text) : Number(text);
}
