import type { Content } from 'pdfmake/interfaces';
import type { ExportSlot } from '../exportContent';
import { timeOnDay } from '../frenchDates';

/** What is the same for every slot of a document, and so is not repeated with each. */
export interface Common {
  /** Whether it is about one company: its name is in the header. */
  readonly isOneCompany: boolean;
}

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');

/** Whose slot it is. */
export const whoOf = ({ isForSystem, person }: ExportSlot): string => (isForSystem ? 'Pour tous' : person);

/** What is done: type, sub-type and service. */
export const whatOf = ({ type, subType, service }: ExportSlot): string => joined(type, subType, service);

/** A slot on one of its days, as a line of a calendar. */
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
