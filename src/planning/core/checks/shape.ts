import type { Finding } from '../finding';
import type { CheckedSlot, CheckFacts } from './facts';

/** How long a slot can be at most, in milliseconds: 31 days, and the hour of a change of clock. */
export const LONGEST_SLOT = (31 * 24 + 1) * 3_600_000;

/** What is wrong with the times and the owner of a slot by themselves. */
export function shapeFindings({ start, end, salarieId, isForSystem }: CheckedSlot): readonly Finding[] {
  return [
    ...(end > start ? [] : [{ code: 'endBeforeStart' } as const]),
    ...(end - start > LONGEST_SLOT ? [{ code: 'tooLong', args: { days: 31 } } as const] : []),
    ...((salarieId === null) === isForSystem ? [] : [{ code: 'nobody' } as const]),
  ];
}

/** What belongs elsewhere: the site or the service of another company, the sub-type of another type. */
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
