import type { useTranslate } from 'ra-core';
import type { PlanSlot } from './plan';

/** `En même temps que « Réunion » (09:00 – 10:00).` @param whenOf the times of one of them */
export function doublesWords(
  doubles: NonNullable<PlanSlot['doubles']>,
  translate: ReturnType<typeof useTranslate>,
  whenOf: (other: Pick<PlanSlot, 'start' | 'end'>) => string,
): string {
  const others = doubles.map((one) => translate('planning.otherNamed', { title: one.title, when: whenOf(one) }));
  return translate('planning.findings.overlap', { other: others.join(', ') });
}
