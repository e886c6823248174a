import type { SameKeys } from '../../sameKeys';
import type { simulations as french } from '../fr/simulations';

export const simulations: SameKeys<typeof french> = {
  title: 'What the simulation changes',
  validatedTitle: 'What the simulation changed',
  unread:
    '%{smart_count} line of the history is not shown here. |||| %{smart_count} lines of the history are not shown here.',
  unrecorded: 'What it changed is not in the history, or not open to you.',
  validatedBy: 'Validated by %{name}',
  open: 'Open in the schedule',
  openReal: 'See in the real schedule',
  unseen:
    'Your organisation’s API does not compare the simulation with the real schedule. Open it in the schedule to see its slots.',
  more: 'Show more (%{smart_count})',
  chooseAll: 'Choose all',
  validatePart: 'Validate the selection (%{smart_count})',
  validateAll: 'Validate the change |||| Validate the %{smart_count} changes',
  done: 'The simulation is in the real schedule.',
  donePart: '%{smart_count} change is in the real schedule. |||| %{smart_count} changes are in the real schedule.',
  blocked:
    '%{smart_count} change conflicts with the real schedule: it cannot be validated. |||| %{smart_count} changes conflict with the real schedule: they cannot be validated.',
  empty: {
    title: 'No difference',
    text: 'The simulation does not change the real schedule yet.',
  },
  marks: {
    added: 'Added',
    moved: 'Changed',
    removed: 'Removed',
  },
  counts: {
    added: '%{smart_count} added |||| %{smart_count} added',
    moved: '%{smart_count} changed |||| %{smart_count} changed',
    removed: '%{smart_count} removed |||| %{smart_count} removed',
  },
  lines: {
    who: 'Employee',
    when: 'When',
    company: 'Member',
    type: 'Type',
    text: 'Text',
  },
  hours: {
    title: 'Hours that change',
    people: 'By employee',
    companies: 'By member',
    before: 'Before',
    after: 'After',
    change: 'Change',
  },
  conflicts: {
    changed: 'The real slot was changed since.',
    gone: 'The real slot is gone.',
    refused: 'The real schedule refuses it.',
    overlap: 'At the same time as another slot of the employee.',
  },
  confirm: {
    title: 'Change the real schedule?',
    text: '%{smart_count} change will be made at once. |||| %{smart_count} changes will be made at once.',
    warned: '%{smart_count} of them has a warning. |||| %{smart_count} of them have a warning.',
    undo: 'You can undo this right after, or later from the history.',
    action: 'Validate',
  },
};
