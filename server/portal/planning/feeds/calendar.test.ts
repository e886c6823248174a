import ICAL from 'ical.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarOf, type FeedSlot } from './calendar';

const SLOT: FeedSlot = {
  id: 7,
  version: 3,
  start: Date.parse('2026-03-28T08:00:00Z'),
  end: Date.parse('2026-03-28T11:00:00Z'),
  personId: 4,
  person: 'Œuvrard Zoë',
  company: 'Métallerie, « L’Île »; Nord',
  site: 'Atelier',
  service: '',
  type: 'Permanence',
  subType: '',
  colour: '#112233',
  isWork: true,
  isCancelled: false,
  isForSystem: false,
  state: 'Confirmé',
  etat: 'Confirme',
  text: 'Une ligne\nune autre, et un point-virgule ; fin \\n',
};

const read = (slots: readonly FeedSlot[], about: 'person' | 'company' = 'person') => {
  const text = calendarOf({ name: 'Planning – Zoë', about, tenantId: 'nord', slots });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent');
  return { text, calendar, events, event: (index = 0) => new ICAL.Event(events[index]) };
};

describe('a feed', () => {
  it('is parsed back to its content, whatever the texts', () => {
    const { event, events, calendar } = read([SLOT]);
    expect(event().summary).toBe('Permanence – Métallerie, « L’Île »; Nord');
    expect(event().location).toBe('Atelier, Métallerie, « L’Île »; Nord');
    expect(event().description).toBe(SLOT.text);
    expect([event().uid, event().sequence]).toEqual(['creneau-7@nord.socle', 2]);
    expect(events[0]?.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Planning – Zoë');
  });

  it('has the same instants before and after daylight-saving changes', () => {
    const days = ['2026-03-28T08:00:00Z', '2026-03-30T07:00:00Z', '2026-10-24T07:00:00Z', '2026-10-26T08:00:00Z'];
    const slots = days.map((day, id) => ({ ...SLOT, id, start: Date.parse(day), end: Date.parse(day) + 3_600_000 }));
    const { event } = read(slots);
    expect(days.map((_day, index) => event(index).startDate.toJSDate().getTime())).toEqual(
      slots.map(({ start }) => start),
    );
    expect(event(0).startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  });

  it('marks cancelled and planned slots, and those for everyone', () => {
    const etats = ['Annule', 'Prevu', 'Realise'];
    const { events } = read([...etats.map((etat) => ({ ...SLOT, etat })), { ...SLOT, isForSystem: true }]);
    const of = (name: string) => events.map((event) => event.getFirstPropertyValue(name));
    expect(of('status')).toEqual(['CANCELLED', 'TENTATIVE', 'CONFIRMED', 'CONFIRMED']);
    expect(of('transp')).toEqual(['OPAQUE', 'OPAQUE', 'OPAQUE', 'TRANSPARENT']);
  });

  it("of a company shows who comes, without the organisation's internal text", () => {
    const { event } = read([SLOT], 'company');
    expect(event().summary).toBe('Permanence – Œuvrard Zoë');
    expect(event().location).toBe('Atelier');
    expect(event().description ?? '').toBe('');
  });

  it('keeps any text, folded at the maximum line length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (given) => {
        const { event, text } = read([{ ...SLOT, text: given, company: given }]);
        // Drops control characters that the format forbids, and normalises line ends.
        const kept = [...given.replace(/\r\n?/g, '\n')].filter((one) => one >= ' ' || one === '\n' || one === '\t');
        expect(event().description ?? '').toBe(kept.join(''));
        expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      }),
    );
  });
});
