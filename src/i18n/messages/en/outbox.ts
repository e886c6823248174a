import type { SameKeys } from '../../sameKeys';
import type { outbox as french } from '../fr/outbox';

/** The log of what follows writes. */
export const outbox: SameKeys<typeof french> = {
  title: 'Deliveries',
  help: 'What follows writes: calls of tools outside and mails, and what became of them.',
  notOffered: 'This API keeps no log of deliveries.',
  byState: 'By state',
  all: 'All',
  empty: 'No deliveries.',
  replay: 'Deliver again',
  replayOf: 'Deliver no. %{id} again',
  attempts: '%{smart_count} attempt |||| %{smart_count} attempts',
  kinds: {
    webhook: 'Call',
    mail: 'Mail',
    notification: 'Notification',
    code: 'Code',
  },
  states: {
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Failed',
  },
  byStates: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  columns: {
    record: 'Record',
    kind: 'Delivery',
    state: 'State',
  },
  outcomes: {
    privateAddress: 'private address refused',
    httpsNeeded: 'address without https refused',
    invalidAddress: 'invalid address',
    unknownHost: 'unknown host',
    noConnection: 'no connection',
    timeout: 'no answer in time',
    sent: 'handed over',
    mailFailed: 'mail not handed over',
    unconfirmedAddress: 'address not confirmed',
    undeclared: 'no longer declared',
    done: 'done',
    codeFailed: 'the code failed',
  },
  key: {
    show: 'Show the signing key',
    label: 'Signing key',
    renew: 'Replace the key',
    question: 'Tools that check calls with the present key will refuse them until they know the new one.',
  },
};
