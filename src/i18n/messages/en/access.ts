import type { SameKeys } from '../../sameKeys';
import type { access as french } from '../fr/access';

export const access: SameKeys<typeof french> = {
  search: { clear: 'Clear the search' },
  ofPerson: 'This person’s rights',
  viewAs: {
    withheld: 'This person may do it; you see the portal as they do, and read only.',
    start: 'View as this person',
    banner: 'You are viewing the portal as %{name}, read-only.',
    limited: 'Some of their rights count for the members of their profiles only.',
    leave: 'Leave',
  },
};
