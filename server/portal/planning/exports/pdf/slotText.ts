import type { Content } from 'pdfmake/interfaces';
import type { ExportSlot } from '../exportContent';
import { timeOnDay } from '../frenchDates';

export interface Common {
  /** All slots belong to one company, whose name is in the header. */
  readonly isOneCompany: boolean;
}

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');

export const whoOf = ({ isForSystem, person }: ExportSlot): string => (isForSystem ? 'Pour tous' : person);

export const whatOf = ({ type, subType, service }: ExportSlot): string => joined(type, subType, service);

export function calendarLine(slot: ExportSlot, day: number, { isOneCompany }: Common): Content {
  const faded = slot.isCancelled && ({ decoration: 'lineThrough', color: '#666666' } as const);
  const rest = joined(whoOf(slot), isOneCompany ? slot.site : slot.company, slot.type);
  return {
    text: [
      { text: '\u00a0\u00a0', background: slot.colour },
      { text: ` ${timeOnDay(slot, day)} `, bold: true, ...faded },
      { text: rest, ...faded },
    ],
    style: 'slot',
  };
}
