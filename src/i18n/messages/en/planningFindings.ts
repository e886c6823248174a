import type { SameKeys } from '../../sameKeys';
import type { findings as french } from '../fr/planningFindings';

export const findings: SameKeys<typeof french> = {
  endBeforeStart: 'The end must be after the start.',
  tooLong: 'A slot lasts %{days} days at most.',
  nobody: 'Choose an employee, or tick “For everybody”.',
  validatedMonth: 'The month is validated for this employee (%{month}): take the validation back first.',
  notEmployed: 'The employee does not work here on that date.',
  absent: 'The employee is absent then: %{other}.',
  absentUnnamed: 'The employee is absent then.',
  absence: 'Work is already planned during this absence: %{other}.',
  absenceUnnamed: 'Work is already planned during this absence.',
  foreignSite: 'This site is not one of the chosen member.',
  foreignSubType: 'This sub-type is not one of the chosen type.',
  foreignService: 'This service is not one of the chosen member.',
  overlap: 'At the same time as %{other}.',
  overlapUnnamed: 'At the same time as another slot.',
  same: 'This slot exists already.',
  absentLater: 'Cannot be validated: the employee then has %{other}.',
  absentLaterUnnamed: 'Cannot be validated: the employee is absent then.',
  validatedMonthLater: 'Cannot be validated: the month is validated for this employee (%{month}).',
  publicHoliday: 'Public holiday: %{name} (%{day}).',
  weekend: 'On the weekend (%{day}).',
  closedSite: 'The site is closed on that date (%{day}).',
  overtime: '%{planned} planned on %{day}, for %{due} of work.',
  offDay: 'Not a working day (%{day}): %{planned} planned.',
  overMidnight: 'The slot goes over midnight.',
  /** At the pointer, while a slot is dragged. */
  clash: {
    overlap: 'Overlaps %{title} %{when}',
    absent: 'Absent: %{title} %{when}',
    absence: 'Work already planned: %{title} %{when}',
  },
};
