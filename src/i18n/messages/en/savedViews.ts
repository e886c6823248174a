import type { SameKeys } from '../../sameKeys';
import type { savedViews as french } from '../fr/savedViews';

export const savedViews: SameKeys<typeof french> = {
  or: 'or',
  orMore: 'or…',
  anyOf: 'At least one of these conditions',
  addAlternative: 'Add an alternative condition',
  all: 'All',
  button: 'Views',
  changed: '(changed)',
  more: '+%{smart_count} other |||| +%{smart_count} others',
  replaceTitle: 'Replace the view “%{name}”?',
  replaceText: 'It will show what the list shows now, in the place of what was saved in it.',
  replaceAction: 'Replace',
  title: 'Saved views',
  save: 'Save the current view',
  none: 'No saved view for this list.',
  mine: 'My views',
  shared: 'Shared with me',
  update: 'Replace with what is shown now',
  edit: 'Edit: %{name}',
  delete: 'Delete view %{name}',
  copy: 'Copy the link of view %{name}',
  copied: 'Link copied.',
  replaced: 'View “%{name}” now holds what is shown.',
  unreadable: 'This view cannot be read.',
  gone: 'This view no longer exists, or is not shared with you.',
};
