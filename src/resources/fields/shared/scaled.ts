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

/** Definition of a decimal kind: decimal, amount or percentage. */
export interface ScaledForm<Spec extends NumberOptions & FieldSpec> {
  readonly name: Spec['kind'];
  /** Total digits of the column, including `scale` decimals. At most 15, which JavaScript numbers represent exactly. */
  readonly precision: number;
  readonly scaleOf: (spec: Spec) => number;
  /** Default bounds; without them, the column's range. */
  readonly min?: number;
  readonly max?: number;
  readonly samples: KindSamples<Spec, number>;
}

const MAX_SCALE = 6;

/** Builds a kind with a fixed number of decimals; more decimals are refused, not rounded. */
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
