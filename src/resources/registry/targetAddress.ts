import { fillTemplate, parametersOf } from './registry';

/**
 * Address of the collection that a reference points into. Parameters of a nested one come from the record's
 * own address, or from fields with the same name.
 *
 * @param known parent ids and values of the record, by name
 * @returns undefined if a parameter is unknown
 * @example targetAddress('Entreprises/{entrepriseId}/sites', { entrepriseId: 12 }) // 'Entreprises/12/sites'
 */
export function targetAddress(name: string, known: Readonly<Record<string, unknown>>): string | undefined {
  const ids = parametersOf(name).map((parameter) => [parameter, known[parameter]] as const);
  if (ids.some(([, id]) => (typeof id !== 'number' && typeof id !== 'string') || id === '')) return undefined;
  return fillTemplate(name, Object.fromEntries(ids.map(([parameter, id]) => [parameter, String(id)])));
}
