import type { SameKeys } from '../../sameKeys';
import type { recurrence as french } from '../fr/recurrence';

export const recurrence: SameKeys<typeof french> = {
  daily: { every: 'Jeden Tag', everyFew: 'Alle %{interval} Tage' },
  weekly: { every: 'Jeden %{days}', everyFew: 'Alle %{interval} Wochen am %{days}' },
  monthly: { every: 'Am %{on} jedes Monats', everyFew: 'Alle %{interval} Monate am %{on}' },
  // In a sentence about one of them
  weekday: {
    MO: 'Montag',
    TU: 'Dienstag',
    WE: 'Mittwoch',
    TH: 'Donnerstag',
    FR: 'Freitag',
    SA: 'Samstag',
    SU: 'Sonntag',
  },
  // In « Tous les … »
  everyWeekday: {
    MO: 'Montag',
    TU: 'Dienstag',
    WE: 'Mittwoch',
    TH: 'Donnerstag',
    FR: 'Freitag',
    SA: 'Samstag',
    SU: 'Sonntag',
  },
  // The day of a month
  day: { first: '1.', other: '%{day}.', last: 'letzten Tag' },
  nth: {
    1: 'ersten %{weekday}',
    2: 'zweiten %{weekday}',
    3: 'dritten %{weekday}',
    4: 'vierten %{weekday}',
    5: 'fünften %{weekday}',
    last: 'letzten %{weekday}',
  },
  until: '%{rule} bis zum %{date}',
  count: '%{rule}, einmal |||| %{rule}, %{smart_count}-mal',
  exceptOne: '%{rule}, außer am %{date}',
  exceptMany: '%{rule}, außer an %{count} Tagen',
  // With `months` and their number as `smart_count`
  skipped: 'Monat ohne diesen Tag, ausgelassen: %{months}. |||| Monate ohne diesen Tag, ausgelassen: %{months}.',
  // After what is said of slots that were moved
  left: {
    one: 'Er folgt seiner Serie nicht mehr.',
    some: '%{smart_count} Termin folgt seiner Serie nicht mehr. |||| %{smart_count} Termine folgen ihrer Serie nicht mehr.',
  },
  // The series of a slot, in its form
  series: {
    title: 'Wiederholung',
    place: 'Termin %{place} von %{total} der Serie',
    change: 'Wiederholung ändern',
    keep: 'Jetzige Wiederholung behalten',
    reading: 'Die Wiederholung wird gelesen…',
    alone: 'Dieser Termin wurde einzeln verschoben: Er folgt seiner Serie nicht mehr und wird für sich geändert.',
    suivants: 'Ab diesem Termin',
    tous: 'Für die ganze Serie',
    notOne: 'Eine Wiederholung wird nicht für einen einzelnen Termin geändert.',
    // One of the ways in which a day can be the one of its month
    ofMonth: 'am %{on} des Monats',
    lastDay: 'Der letzte Tag des Monats',
    moreDates: '%{smart_count} weiteres Datum anzeigen |||| %{smart_count} weitere Daten anzeigen',
  },
  // What a change of a series would do
  scope: {
    ruleSuivants: 'Wiederholung ab diesem Termin ändern?',
    ruleTous: 'Wiederholung der ganzen Serie ändern?',
    leaves: 'Er folgt der Serie dann nicht mehr.',
    checking: 'Wird geprüft…',
    changed: '%{smart_count} Termin zu ändern |||| %{smart_count} Termine zu ändern',
    unchanged: '%{smart_count} Termin bleibt |||| %{smart_count} Termine bleiben',
    created: '%{smart_count} Termin anzulegen |||| %{smart_count} Termine anzulegen',
    deleted: '%{smart_count} Termin zu löschen |||| %{smart_count} Termine zu löschen',
    refused: '%{smart_count} Termin abgelehnt: |||| %{smart_count} Termine abgelehnt:',
    warned: '%{smart_count} Termin zu prüfen: |||| %{smart_count} Termine zu prüfen:',
    nothing: 'Es ändert sich nichts.',
  },
};
