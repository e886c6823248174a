import type { SameKeys } from '../../sameKeys';
import type { findings as french } from '../fr/planningFindings';

export const findings: SameKeys<typeof french> = {
  endBeforeStart: 'Das Ende muss nach dem Beginn liegen.',
  tooLong: 'Ein Termin dauert höchstens %{days} Tage.',
  nobody: 'Wählen Sie eine Person oder „Für alle“.',
  validatedMonth: 'Der Monat ist für diese Person bestätigt (%{month}): nehmen Sie zuerst die Bestätigung zurück.',
  notEmployed: 'Die Person ist an diesem Tag nicht beschäftigt.',
  absent: 'Die Person ist dann abwesend: %{other}.',
  absentUnnamed: 'Die Person ist dann abwesend.',
  absence: 'Während dieser Abwesenheit ist schon Arbeit geplant: %{other}.',
  absenceUnnamed: 'Während dieser Abwesenheit ist schon Arbeit geplant.',
  foreignSite: 'Dieser Standort gehört nicht zum gewählten Mitglied.',
  foreignSubType: 'Diese Unterart gehört nicht zur gewählten Art.',
  foreignService: 'Diese Leistung gehört nicht zum gewählten Mitglied.',
  overlap: 'Gleichzeitig mit %{other}.',
  overlapUnnamed: 'Gleichzeitig mit einem anderen Termin.',
  same: 'Diesen Termin gibt es schon.',
  absentLater: 'Kann nicht bestätigt werden: Die Person hat dann %{other}.',
  absentLaterUnnamed: 'Kann nicht bestätigt werden: Die Person ist dann abwesend.',
  validatedMonthLater: 'Kann nicht bestätigt werden: Der Monat ist für diese Person bestätigt (%{month}).',
  publicHoliday: 'Feiertag: %{name} (%{day}).',
  weekend: 'Am Wochenende (%{day}).',
  closedSite: 'Der Standort ist an diesem Tag geschlossen (%{day}).',
  overtime: '%{planned} geplant am %{day}, bei %{due} Arbeitszeit.',
  offDay: 'Kein Arbeitstag (%{day}): %{planned} geplant.',
  overMidnight: 'Der Termin geht über Mitternacht.',
  /** At the pointer, while a slot is dragged. */
  clash: {
    overlap: 'Überschneidet %{title} %{when}',
    absent: 'Abwesend: %{title} %{when}',
    absence: 'Schon Arbeit geplant: %{title} %{when}',
  },
};
