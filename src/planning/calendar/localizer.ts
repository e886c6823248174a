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

/** Weeks begin on Monday in every language. */
export const localizer = dateFnsLocalizer({
  format,
  parse,
  getDay,
  locales,
  startOfWeek: (date: Date) => startOfWeek(date, { weekStartsOn: 1 }),
});

const time = 'HH:mm';

/** 24-hour times in every language. */
export const FORMATS: Formats = {
  timeGutterFormat: time,
  eventTimeRangeFormat: ({ start, end }, culture, made) =>
    `${made?.format(start, time, culture) ?? ''} – ${made?.format(end, time, culture) ?? ''}`,
  // A slot over midnight shows its start on the first day and its end on the last.
  eventTimeRangeStartFormat: ({ start }, culture, made) => `${made?.format(start, time, culture) ?? ''} →`,
  eventTimeRangeEndFormat: ({ end }, culture, made) => `→ ${made?.format(end, time, culture) ?? ''}`,
};

/** A column of a phone's week has room for a start; the end is where the slot ends. */
export const SHORT_FORMATS: Formats = {
  ...FORMATS,
  eventTimeRangeFormat: ({ start }, culture, made) => made?.format(start, time, culture) ?? '',
};
