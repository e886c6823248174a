import type { SameKeys } from '../../sameKeys';
import type { members as french } from '../fr/members';

export const members: SameKeys<typeof french> = {
  title: 'Add: %{name}',
  search: 'Search: %{name}',
  list: 'Choices: %{name}',
  already: 'Already in the list',
  onlyAbsent: 'Not in the list only',
  present: '%{name}: %{count}',
  absent: 'Not in the list: %{count}',
  chosen: 'Chosen: %{count}',
  chooseAll: 'Choose everything shown',
  more: 'Show more',
  nobody: 'No result',
  allPresent: 'Everything is already in the list.',
  forAll: 'For everything added',
  add: 'Add (%{count})',
  retry: 'Try again (%{count})',
  progress: '%{finished} of %{total}',
  adding: 'Adding',
  added: '%{smart_count} added |||| %{smart_count} added',
  failed: '%{smart_count} could not be added: |||| %{smart_count} could not be added:',
};
