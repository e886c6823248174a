import type { Content } from 'pdfmake/interfaces';
import type { PdfView } from '../../../../../src/planning/core/slotCalls';
import { dayIndexOf } from '../../../../../src/resources/fields/shared/zone';
import { distinct, instantsOf, type ExportContent, type ExportPeriod, type ExportSlot } from '../exportContent';
import { longDay, monthName, monthOfDay, periodText, type Month } from '../frenchDates';
import { personHours, totalHours } from '../personHours';
import type { RenderJob } from '../render';
import { monthCalendar, slotsByDay } from './calendar';
import { headerLine, pageHeader } from './header';
import { hoursTable } from './hours';
import { slotList } from './list';
import { teamGrids } from './teamGrid';
import { inkOn, PAGE, type PageLook } from './look';
import type { Common } from './slotText';

export interface DocumentChoice {
  readonly title: string;
  readonly view: PdfView;
  readonly look: PageLook;
  /** The requested company; undefined: that of the slots. */
  readonly company: string | undefined;
  /** The day of creation, in days since 1970. */
  readonly today: number;
}

function periodOf(slots: readonly ExportSlot[], today: number): ExportPeriod {
  const first = Math.min(...slots.map(({ start }) => dayIndexOf(start)));
  const last = Math.max(...slots.map(({ end }) => dayIndexOf(end - 1)));
  return slots.length === 0 ? { first: today, last: today } : { first, last };
}

/** Groups slots by the month of their start, or of the period's start if they began earlier. */
function byMonth(
  slots: readonly ExportSlot[],
  { first }: ExportPeriod,
): readonly (readonly [Month, readonly ExportSlot[]])[] {
  const months = new Map<Month, ExportSlot[]>();
  for (const slot of slots) {
    const month = monthOfDay(Math.max(first, dayIndexOf(slot.start)));
    const there = months.get(month);
    if (there) there.push(slot);
    else months.set(month, [slot]);
  }
  return [...months].sort(([one], [other]) => one - other);
}

/** The subject of the document: the company, or the number of companies; for a team's grid, the number of people. */
function subjectOf(companies: readonly string[], people: number, { company, view }: DocumentChoice): string {
  if (company !== undefined) return company;
  if (companies.length < 2) return companies[0] ?? '';
  return view === 'equipe' && people > 1 ? `${people} salariés` : `${companies.length} adhérents`;
}

function monthParts(
  month: Month,
  slots: readonly ExportSlot[],
  byDay: ReadonlyMap<number, readonly ExportSlot[]>,
  { view, look }: DocumentChoice,
  common: Common,
): Content[] {
  const name = monthName(month);
  return [
    { text: name, style: 'month' },
    ...(view === 'liste' ? [] : [monthCalendar(month, byDay, look, common)]),
    ...(view === 'complet'
      ? [{ text: `Liste des créneaux de ${name.toLowerCase()}`, style: 'month', margin: [0, 10, 0, 4] } as Content]
      : []),
    ...(view === 'calendrier' ? [] : [slotList(slots, look, common)]),
  ];
}

/** The PDF of an export: a calendar and a list per month, and the hours of each person. */
export function documentOf(content: ExportContent, choice: DocumentChoice): RenderJob {
  const { look, title, view, today } = choice;
  const { slots, period = periodOf(slots, today) } = content;
  const companies = distinct(slots.map((slot) => slot.company));
  const common = { isOneCompany: companies.length < 2 };
  const months = byMonth(slots, period);
  const byDay = slotsByDay(slots);
  const people = personHours(slots, instantsOf(content.period));
  const company = subjectOf(companies, people.length, choice);
  const isTeam = view === 'equipe';
  const parts = isTeam
    ? teamGrids(slots, period, look, common)
    : months.flatMap(([month, those], index): Content[] => {
        const [heading, ...rest] = monthParts(month, those, byDay, choice, common);
        const onNewPage = index > 0 && view !== 'liste' && ({ pageBreak: 'before' } as const);
        return [{ ...(heading as object), ...onNewPage } as Content, ...rest];
      });
  return {
    kind: 'pdf',
    footer: {
      left: `Édité le ${longDay(today)}`,
      page: 'Page',
      margin: [PAGE.left, 12, PAGE.right, 0],
    },
    definition: {
      pageSize: 'A4',
      pageOrientation: 'landscape',
      pageMargins: [PAGE.left, PAGE.top, PAGE.right, PAGE.bottom],
      info: { title: [title, company, periodText(period)].filter((text) => text !== '').join(' – '), creator: 'Socle' },
      language: 'fr-FR',
      images: {
        ...(look.mainImage !== undefined && { main: look.mainImage }),
        ...(look.secondImage !== undefined && { second: look.secondImage }),
      },
      header: pageHeader({ title, company, period: periodText(period) }, look),
      background: headerLine(look),
      content: [
        ...(months.length === 0 ? [{ text: 'Aucun créneau sur cette période.', style: 'month' }] : parts),
        ...(people.length === 0 || view === 'calendrier' || isTeam ? [] : [hoursTable(people, totalHours(people))]),
      ],
      defaultStyle: { font: 'Roboto', fontSize: 8, lineHeight: 1.05 },
      styles: {
        title: { fontSize: 16, bold: true, color: '#000000' },
        company: { fontSize: 12, bold: true, margin: [0, 1, 0, 0] },
        period: { fontSize: 9.5, color: '#444444', margin: [0, 2, 0, 0] },
        month: { fontSize: 12, bold: true, margin: [0, 0, 0, 5] },
        columnHeading: { bold: true, fillColor: look.mainColour, color: inkOn(look.mainColour), fontSize: 8.5 },
        dayNumber: { bold: true, fontSize: 9 },
        holiday: { italics: true, fontSize: 6.5 },
        slot: { fontSize: 7, margin: [0, 1, 0, 0] },
        list: { fontSize: 8 },
        footer: { fontSize: 7.5, color: '#555555' },
      },
    },
  };
}
