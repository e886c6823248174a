import type { SameKeys } from '../../sameKeys';
import type { mails as french } from '../fr/mails';

export const mails: SameKeys<typeof french> = {
  greeting: 'Hello %{name},',
  namelessGreeting: 'Hello,',
  unexpected: 'If you were not expecting this message, you can ignore it: nothing changes unless you act.',
  link: 'If the button does not work, copy this address into your browser:',
  expiry:
    'This link is valid for %{smart_count} hour and works once. |||| This link is valid for %{smart_count} hours and works once.',
  confirmAccount: {
    subject: 'Activate your %{tenant} account',
    text: 'An account has been created for you on %{tenant}. Confirm your e-mail address and choose your password to activate it.',
    action: 'Activate my account',
  },
  confirmEmail: {
    subject: 'Confirm your e-mail address',
    text: 'This e-mail address was given for your %{tenant} account. Confirm that it is yours.',
    action: 'Confirm my address',
  },
  resetPassword: {
    subject: 'Choose a new password',
    text: 'A new password was requested for your %{tenant} account.',
    action: 'Choose a password',
  },
  openRecord: 'Open the record',
  incident: {
    reported: {
      subject: 'Incident reported: %{title}',
      text: '%{author} reported an incident whose process is yours.',
    },
    assigned: {
      subject: 'An incident is in your charge: %{title}',
      text: '%{author} put you in charge of this incident.',
    },
    state: { subject: 'Incident %{title}: %{state}', text: 'The state of this incident is now “%{state}”.' },
    action: {
      subject: 'An action is in your charge: %{action}',
      text: '%{author} gave you a corrective action of the incident “%{title}”.',
    },
    comment: { subject: 'Comment: %{title}', text: '%{author} commented on this incident.' },
    due: 'To be done by %{due}.',
    open: 'Open the incident',
  },
  requestAccepted: {
    subject: 'Your request is accepted',
    text: 'The change that you proposed for your %{tenant} record is accepted and has been made.',
    action: 'See my profile',
  },
  requestRefused: {
    subject: 'Your request is refused',
    text: 'The change that you proposed for your %{tenant} record is refused.',
    action: 'See my profile',
  },
  requestPlanAccepted: {
    subject: 'Your request is accepted',
    text: 'The change that you asked for in your %{tenant} plan is accepted and has been made.',
    action: 'See my plan',
  },
  requestPlanRefused: {
    subject: 'Your request is refused',
    text: 'The change that you asked for in your %{tenant} plan is refused.',
    action: 'See my plan',
  },
  slot: {
    added: 'Requested slot: %{slot}',
    removed: 'Slot to remove: %{slot}',
    before: 'Slot in question: %{slot}',
    after: 'Requested change: %{slot}',
    oneDay: '%{day}, from %{from} to %{to}, %{title}',
    severalDays: 'from %{day}, %{from} to %{lastDay}, %{to}, %{title}',
  },
  requestAccess: {
    subject: 'Request for access',
    text: 'Somebody asks to open a page of %{tenant} that their rights do not open.',
    action: 'See what is missing',
  },
  accessOf: '%{name} asks for access to the page %{page}.',
  answerOf: 'Answer from %{name}: %{answer}',
  mailbox: {
    title: 'Sent messages',
    lead: 'Without an SMTP server (SMTP_URL), the messages of this demo organisation are not sent: the last %{max} are kept here.',
    empty: 'No message yet.',
    to: 'To',
  },
};
