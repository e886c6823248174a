import { fillTemplate, parametersOf } from './registry';

/**
 * The address of the collection that a reference points into: the parameters of a nested one are those of the record's
 * own address, or values that the record holds under the same name.
 *
 * @param known the ids above the record and its values, by name
 * @returns undefined where one of them is not known (yet): there is nothing to choose from
 * @example targetAddress('Entreprises/{entrepriseId}/sites', { entrepriseId: 12 }) // 'Entreprises/12/sites'
 */
export function targetAddress(name: string, known: Readonly<Record<string, unknown>>): string | undefined {
  const ids = parametersOf(name).map((parameter) => [parameter, known[parameter]] as const);
  if (ids.some(([, id]) => (typeof id !== 'number' && typeof id !== 'string') || id === '')) return undefined;
  return fillTemplate(name, Object.fromEntries(ids.map(([parameter, id]) => [parameter, String(id)])));
}
