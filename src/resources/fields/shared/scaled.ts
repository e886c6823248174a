import {
  NUMBER_OPERATORS,
  boundsOf,
  checkBounds,
  numberSchema,
  readDecimal,
  type NumberBounds,
  type NumberOptions,
} from './numbers';
import type { ColumnType, FieldSpec, Kind, KindSamples } from '../../language/kind';

/** What distinguishes one kind of number with decimals (a decimal, an amount, a percentage) from another. */
export interface ScaledForm<Spec extends NumberOptions & FieldSpec> {
  readonly name: Spec['kind'];
  /** Digits that the column keeps, of them `scale` decimals. At most 15, what a JavaScript number keeps exactly. */
  readonly precision: number;
  readonly scaleOf: (spec: Spec) => number;
  /** The bounds where the declaration gives none; by the column where absent. */
  readonly min?: number;
  readonly max?: number;
  readonly samples: KindSamples<Spec, number>;
}

const MAX_SCALE = 6;

/** Makes the kind of a number with a fixed number of decimals: more decimals than that are refused, never rounded. */
export function scaledKind<Spec extends NumberOptions & FieldSpec>(form: ScaledForm<Spec>): Kind<Spec, number> {
  const { name, precision, scaleOf, samples } = form;
  const within = (spec: Spec): NumberBounds => {
    const limit = 10 ** (precision - scaleOf(spec)) - 1;
    const declared = { min: spec.min ?? form.min, max: spec.max ?? form.max, positive: spec.positive };
    return boundsOf(declared, { min: -limit, max: limit });
  };
  return {
    name,
    check(spec) {
      const scale = scaleOf(spec);
      const fits = Number.isInteger(scale) && scale >= 0 && scale <= MAX_SCALE;
      return fits
        ? checkBounds(within(spec))
        : [{ code: 'S041', message: `scale ${scale} is not between 0 and ${MAX_SCALE}` }];
    },
    parse: (input, spec) => readDecimal(input, scaleOf(spec), within(spec)),
    jsonSchema: (spec) => numberSchema('number', within(spec)),
    column: (spec): ColumnType => `numeric(${precision},${scaleOf(spec)})`,
    operators: () => NUMBER_OPERATORS,
    toText: (value) => String(value),
    fromText: (cell) => cell,
    sortable: true,
    seed(spec, index) {
      const { min, max } = within(spec);
      const from = Math.max(min, spec.positive ? 1 : 0);
      const room = Math.floor(Math.min(max - from, 10_000));
      return Math.min(max, from + ((index * 37) % (room + 1)));
    },
    samples,
  };
}
