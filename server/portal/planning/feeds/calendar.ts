import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { PLANNING_ZONE } from '../../../../src/resources/fields/shared/zone';
import type { ExportSlot } from '../exports/exportContent';

/** A slot of a feed. */
export interface FeedSlot extends ExportSlot {
  readonly etat: string;
  /** Of the record: it grows with each change. */
  readonly version: number;
}

export interface FeedContent {
  /** What calendar programs call it. */
  readonly name: string;
  /** A person's own plan says where, a company's says who. */
  readonly about: 'person' | 'company';
  /** Names the organisation in the identifiers of events. */
  readonly tenantId: string;
  readonly slots: readonly FeedSlot[];
}

/** How often programs are asked to read it again, in seconds. */
const EVERY = 3600;

const STATUS: Readonly<Record<string, ICalEventStatus>> = {
  Prevu: ICalEventStatus.TENTATIVE,
  Confirme: ICalEventStatus.CONFIRMED,
  Realise: ICalEventStatus.CONFIRMED,
  Annule: ICalEventStatus.CANCELLED,
};

// RFC 5545, 3.1: no controls in texts, besides ends of lines, which are escaped. They are what is looked for.
const clean = (text: string): string =>
  [...text.replace(/\r\n?/g, '\n')].filter((one) => one >= ' ' || one === '\n' || one === '\t').join('');

const joined = (between: string, ...texts: readonly string[]): string =>
  clean(texts.filter((text) => text !== '').join(between));

const summaryOf = (slot: FeedSlot, about: FeedContent['about']): string =>
  joined(' – ', slot.type, about === 'person' ? slot.company : slot.person);

/** What is written for the organisation itself is not handed to a company. */
const descriptionOf = (slot: FeedSlot, about: FeedContent['about']): string =>
  joined('\n', slot.subType, slot.service, about === 'person' ? slot.text : '');

/**
 * A plan as iCalendar (RFC 5545). Instants are in UTC, which is the same moment before and after every change of clock;
 * the identifier of an event stays the same, and its sequence grows, when its slot is changed.
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
