import type { Finding } from '../finding';
import type { CheckedSlot, CheckFacts } from './facts';

/** Maximum length of a slot in milliseconds: 31 days, plus an hour for the end of summer time. */
export const LONGEST_SLOT = (31 * 24 + 1) * 3_600_000;

/** Checks the times and the owner of a slot alone. */
export function shapeFindings({ start, end, salarieId, isForSystem }: CheckedSlot): readonly Finding[] {
  return [
    ...(end > start ? [] : [{ code: 'endBeforeStart' } as const]),
    ...(end - start > LONGEST_SLOT ? [{ code: 'tooLong', args: { days: 31 } } as const] : []),
    ...((salarieId === null) === isForSystem ? [] : [{ code: 'nobody' } as const]),
  ];
}

/** Checks that the site and the service belong to the slot's company, and the sub-type to its type. */
export function foreignFindings(
  { entrepriseId, typeCreneauId }: CheckedSlot,
  { site, service, subType }: Pick<CheckFacts, 'site' | 'service' | 'subType'>,
): readonly Finding[] {
  return [
    ...(site && site.entrepriseId !== entrepriseId ? [{ code: 'foreignSite' } as const] : []),
    ...(service && service.entrepriseId !== entrepriseId ? [{ code: 'foreignService' } as const] : []),
    ...(subType && subType.typeCreneauId !== typeCreneauId ? [{ code: 'foreignSubType' } as const] : []),
  ];
}
