import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { PLANNING_ZONE } from '../../../../src/resources/fields/shared/zone';
import type { ExportSlot } from '../exports/exportContent';

export interface FeedSlot extends ExportSlot {
  readonly etat: string;
  readonly version: number;
}

export interface FeedContent {
  readonly name: string;
  /** A person's feed shows the company of a slot, a company's feed shows the person. */
  readonly about: 'person' | 'company';
  /** Part of the events' identifiers. */
  readonly tenantId: string;
  readonly slots: readonly FeedSlot[];
}

/** Refresh interval for calendar programs, in seconds. */
const EVERY = 3600;

const STATUS: Readonly<Record<string, ICalEventStatus>> = {
  Prevu: ICalEventStatus.TENTATIVE,
  Confirme: ICalEventStatus.CONFIRMED,
  Realise: ICalEventStatus.CONFIRMED,
  Annule: ICalEventStatus.CANCELLED,
};

// RFC 5545, 3.1: texts must not contain control characters, except line ends, which are escaped.
const clean = (text: string): string =>
  [...text.replace(/\r\n?/g, '\n')].filter((one) => one >= ' ' || one === '\n' || one === '\t').join('');

const joined = (between: string, ...texts: readonly string[]): string =>
  clean(texts.filter((text) => text !== '').join(between));

const summaryOf = (slot: FeedSlot, about: FeedContent['about']): string =>
  joined(' – ', slot.type, about === 'person' ? slot.company : slot.person);

/** The text is internal, so a company's feed omits it. */
const descriptionOf = (slot: FeedSlot, about: FeedContent['about']): string =>
  joined('\n', slot.subType, slot.service, about === 'person' ? slot.text : '');

/**
 * Formats a plan as iCalendar (RFC 5545). Times are in UTC, which is unambiguous when clocks change. A changed slot
 * keeps its event's identifier and gets a higher sequence number.
 */
export function calendarOf({ name, about, tenantId, slots }: FeedContent): string {
  const calendar = ical({
    name: clean(name),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Socle', product: 'Plannings', language: 'FR' },
    ttl: EVERY,
    x: { 'X-WR-TIMEZONE': PLANNING_ZONE },
  });
  for (const slot of slots) {
    const description = descriptionOf(slot, about);
    const location = joined(', ', slot.site, about === 'person' ? slot.company : '');
    calendar.createEvent({
      id: `creneau-${slot.id}@${tenantId}.socle`,
      sequence: slot.version - 1,
      start: new Date(slot.start),
      end: new Date(slot.end),
      summary: summaryOf(slot, about),
      status: STATUS[slot.etat] ?? ICalEventStatus.CONFIRMED,
      transparency: slot.isForSystem ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      ...(description !== '' && { description }),
      ...(location !== '' && { location }),
      ...(slot.type !== '' && { categories: [{ name: clean(slot.type) }] }),
    });
  }
  return calendar.toString();
}
