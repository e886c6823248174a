import type { useTranslate } from 'ra-core';
import { blockersOf } from './blocked';
import type { PlanSlot } from './plan';

/** `En même temps que « Réunion » (09:00 – 10:00).` @param whenOf the times of one of them */
export function doublesWords(
  slot: PlanSlot,
  translate: ReturnType<typeof useTranslate>,
  whenOf: (other: Pick<PlanSlot, 'start' | 'end'>) => string,
): string {
  const blockers = blockersOf(slot);
  const said = (code: 'absentLater' | 'overlap', others: NonNullable<PlanSlot['doubles']>) => {
    const named = others.map((one) => translate('planning.otherNamed', { title: one.title, when: whenOf(one) }));
    return named.length > 0 ? [translate(`planning.findings.${code}`, { other: named.join(', ') })] : [];
  };
  const others = (slot.doubles ?? []).filter((one) => !blockers.includes(one));
  return [...said('absentLater', blockers), ...said('overlap', others)].join(' ');
}
