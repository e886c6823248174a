import type { SameKeys } from '../../sameKeys';
import type { refusedPage as french } from '../fr/refusedPage';

export const refusedPage: SameKeys<typeof french> = {
  title: 'Access denied',
  detail: 'Your rights do not allow you to open this page or to do this.',
  shut: 'This page is open to nobody: no right gives access to it.',
  page: 'Page asked for',
  needed: 'Right needed |||| One of these rights is enough',
  reason: 'Answer of the service',
  givers: 'Who can grant it',
  advice: 'If you need it for your work, ask the administrator of your organisation for access.',
  ask: 'Ask for access',
  sent: 'Your request was sent by e-mail to: %{names}.',
  notSent: 'The request could not be sent. Please turn to the administrator of your organisation.',
  why: 'Why?',
};
