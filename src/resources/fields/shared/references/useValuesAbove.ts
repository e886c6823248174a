import { useWatch } from 'react-hook-form';
import { parametersOf } from '../../../registry/registry';
import { isEmptyValue } from '../../../records/validate';

/** Where the form keeps what surrounds a field, from the outside in: '' and `interventions.2.` of `interventions.2.site`. */
const surroundingsOf = (source: string): readonly string[] =>
  source.split('.').map((_, depth, steps) => [...steps.slice(0, depth), ''].join('.'));

/**
 * The form's values, as they are now, by which the collection is addressed that a field points into; what stands beside
 * the field in its own row wins over what stands further out.
 */
export function useValuesAbove(resource: string, source: string): Readonly<Record<string, unknown>> {
  const parameters = parametersOf(resource);
  const places = surroundingsOf(source).flatMap((place) => parameters.map((parameter) => ({ place, parameter })));
  const values: readonly unknown[] = useWatch({ name: places.map(({ place, parameter }) => place + parameter) });
  const found = places.map(({ parameter }, index) => [parameter, values[index]] as const);
  return Object.fromEntries(found.filter(([, value]) => !isEmptyValue(value)));
}
