import { optionsOf, type Option } from '../fields/shared/options';
import type { FieldSpec } from '../language/kind';
import type { Registry } from '../registry/registry';
import { isResolved, resolvePlace } from './places';
import type { Statistic } from './statistic';

/** An option with a declared colour. */
export type StateOption = Option & { readonly status: NonNullable<Option['status']> };

const isState = (option: Option): option is StateOption => option.status !== undefined;

/** The options of a choice of states, in their declared order; undefined if an option has no status. */
export function stateOptions(spec: FieldSpec | undefined): readonly StateOption[] | undefined {
  const options = optionsOf(spec);
  return options.length > 0 && options.every(isState) ? options : undefined;
}

/** The states of a statistic's dimension. */
export function dimensionStates(
  registry: Pick<Registry, 'schemas'>,
  { resource, dimensions }: Pick<Statistic, 'resource' | 'dimensions'>,
  name: string | undefined,
): readonly StateOption[] | undefined {
  const dimension = name !== undefined && Object.hasOwn(dimensions, name) ? dimensions[name] : undefined;
  const schema = registry.schemas.find((one) => one.name === resource);
  const place = dimension && schema && resolvePlace(registry, schema, dimension);
  return place && isResolved(place) && place.target === undefined ? stateOptions(place.spec) : undefined;
}

/** Severity of the statuses; a choice whose options rise from one to the next is a scale. */
const SEVERITY: Readonly<Partial<Record<StateOption['status'], number>>> = {
  success: 0,
  secondary: 0,
  info: 1,
  warning: 2,
  danger: 3,
};

/**
 * The severity of each option, from 0 to 3, if the choice is a scale that rises to danger; undefined for other states.
 * @example severities(gravite.options) // [0, 1, 2, 3]
 */
export function severities(options: readonly StateOption[]): readonly number[] | undefined {
  const ranks = options.map(({ status }) => SEVERITY[status] ?? Number.NaN);
  const isRising = ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] ?? 0));
  return isRising && ranks.length > 2 && ranks.at(-1) === SEVERITY.danger ? ranks : undefined;
}
