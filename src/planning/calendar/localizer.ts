import { format } from 'date-fns/format';
import { getDay } from 'date-fns/getDay';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { fr } from 'date-fns/locale/fr';
import { pt } from 'date-fns/locale/pt';
import { parse } from 'date-fns/parse';
import { startOfWeek } from 'date-fns/startOfWeek';
import { dateFnsLocalizer, type Formats } from 'react-big-calendar';
import type { Language } from '../../resources/language/words';

const locales = { fr, en: enGB, de, pt } satisfies Record<Language, unknown>;

/** The calendar's rules in each language: the week begins on Monday in all of them. */
export const localizer = dateFnsLocalizer({
  format,
  parse,
  getDay,
  locales,
  startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn: 1 }),
});

const time = 'HH:mm';

/** How the calendar writes times: with 24 hours everywhere. */
export const FORMATS: Formats = {
  timeGutterFormat: time,
  eventTimeRangeFormat: ({ start, end }, culture, made) =>
    `${made?.format(start, time, culture) ?? ''} – ${made?.format(end, time, culture) ?? ''}`,
  // Of a slot over midnight each day says what it shows of it.
  eventTimeRangeStartFormat: ({ start }, culture, made) => `${made?.format(start, time, culture) ?? ''} →`,
  eventTimeRangeEndFormat: ({ end }, culture, made) => `→ ${made?.format(end, time, culture) ?? ''}`,
};
