import type { SameKeys } from '../../sameKeys';
import type { requests as french } from '../fr/requests';

export const requests: SameKeys<typeof french> = {
  byState: 'Requests by state',
  reason: 'Reason: %{reason}',
  answer: 'Answer: %{answer}',
  asked: 'Asked on %{when}.',
  decided: 'Handled by %{name} on %{when}.',
  more: 'Show the next request |||| Show more (%{smart_count} requests)',
  waiting: 'Pending (%{smart_count})',
  tabs: { EnAttente: 'Pending', Acceptee: 'Accepted', Refusee: 'Refused', toutes: 'All' },
  states: { EnAttente: 'Pending', Acceptee: 'Accepted', Refusee: 'Refused' },
  accept: { title: 'Accept the request?', answer: 'Message (optional)', action: 'Accept' },
  refuse: { title: 'Refuse the request?', answer: 'Reason of the refusal', action: 'Refuse' },
  withdraw: {
    action: 'Withdraw the request',
    title: 'Withdraw this request?',
    text: 'It is no longer to be decided; record and schedule stay as they are.',
    done: 'Request withdrawn.',
  },
  none: 'none',
  acceptAll: 'Accept all %{smart_count}',
  acceptClear: 'Accept the %{smart_count} without conflicts',
  held: {
    Acceptee:
      'Request accepted: the answer leaves in a few seconds. |||| %{smart_count} requests accepted: the answers leave in a few seconds.',
    Refusee: 'Request refused: the answer leaves in a few seconds.',
  },
  undone: 'The request is pending again. |||| The requests are pending again.',
  notUndone: 'An answer cannot be undone: the person has already received it by e-mail.',
};
