import type { Content } from 'pdfmake/interfaces';
import type { ExportSlot } from '../exportContent';
import { isFree } from './freeDays';
import type { PageLook } from './look';

const BOX = '\u00a0\u00a0\u00a0\u00a0';
/** Points. */
const LEADING = 6.9;
const BETWEEN = '\u00a0\u00a0   ';

/** Explains the colours of a grid: the types of its slots and the days off. */
export function legendOf(slots: readonly ExportSlot[], days: readonly number[], look: PageLook): Content {
  const types = new Map(slots.map(({ type, colour }) => [type, colour]));
  const inOrder = [...types].sort(([one], [other]) => one.localeCompare(other, 'fr'));
  const entries: readonly (readonly [string, string])[] = [
    ...inOrder,
    ...(days.some(isFree) ? [['Week-end ou jour férié', look.secondColour] as const] : []),
  ];
  return {
    text: [
      ...entries.flatMap(([name, colour]) => [
        { text: BOX, background: colour },
        `\u00a0${name.replaceAll(' ', '\u00a0')}${BETWEEN}`,
      ]),
      ...(slots.some(({ isCancelled }) => isCancelled)
        ? [{ text: 'Barré', decoration: 'lineThrough' as const }, '\u00a0: annulé']
        : []),
    ],
    fontSize: 7,
    lineHeight: 1.3,
    // pdfmake draws the spaces at the start of a line before the margin.
    margin: [LEADING, 0, 0, 4],
  };
}
