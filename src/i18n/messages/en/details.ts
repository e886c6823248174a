import type { SameKeys } from '../../sameKeys';
import type { details as french } from '../fr/details';

export const details: SameKeys<typeof french> = {
  information: 'Information',
  tabs: 'Parts of the record',
  chosenTab: 'Part shown',
  tabWithCount: '%{label} (%{count})',
  menu: 'Other actions',
  add: 'Add',
  addNamed: 'Add: %{name}',
  notListed: {
    title: 'Cannot be read',
    text: 'Your organisation’s API cannot read these data back; they can be saved there.',
  },
  summary: {
    label: 'At a glance',
    all: 'See all',
    allNamed: 'See all: %{label}',
    from: 'from %{date}',
    others: 'and %{count} other |||| and %{count} others',
    none: 'Nothing to show at the moment.',
  },
  map: 'Show on a map',
  plan: {
    show: 'See the schedule',
    next: 'Coming up in the schedule',
    none: 'Nothing is coming up.',
    everybody: 'For everybody',
  },
  nothingHere: { title: 'Nothing yet', text: 'What is added to this record will appear here.' },
  nothingFilled: 'Nothing has been filled in yet.',
  download: {
    preparing: 'The file is being prepared…',
    received: '%{size} received',
    part: '%{percent} received',
    elapsed: 'Time elapsed: %{time}',
    progress: 'Progress of the download',
    abandon: 'Give up',
    abandoned: 'Download given up',
    done: 'File saved: %{name}',
    late: 'The file was not ready within %{smart_count} second. Try again in a few minutes. |||| The file was not ready within %{smart_count} seconds. Try again in a few minutes.',
    file: 'Download %{name}',
  },
  delete: {
    hanging: 'This record cannot be deleted. Still depending on it:',
    usedBy: 'Still depending on it:',
    advice: 'Delete these first, or attach them elsewhere.',
    offline: 'No connection: deleting waits for the network, to check first what depends on the record.',
    replace: {
      open: 'Replace by another record…',
      text: 'Or replace it everywhere by another record, and delete it then: one change that can be undone.',
      by: 'Replace by',
      action: 'Replace and delete',
      failed: 'It could not be replaced: nothing has changed.',
    },
  },
};
