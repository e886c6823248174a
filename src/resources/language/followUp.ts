import type { Condition } from './condition';
import type { WrittenValue } from './values';
import type { Words } from './words';

/** A call of an address outside, signed and repeated until it is taken. */
export interface WebhookCall<Name extends string = string> {
  /** What it is called; the setting `webhook_<name>` says its address, and nothing is called where that is empty. */
  readonly name: string;
  /** The fields whose values it sends, beside which record was written. */
  readonly fields: readonly Name[];
}

/** Those whom the records of a collection directly below name. */
export interface ReceiversBelow {
  readonly below: string;
  readonly field: string;
}

/** A line in the bell of people, with the way to the record. Its words may name fields: `%{libelle}`. */
export interface FollowUpNotification<Name extends string = string> {
  /** A reference to users; or those who hold one of these rights everywhere. Who writes is not told. */
  readonly to: Name | { readonly rights: readonly string[] };
  readonly text: Words;
}

/** A value of another change: one of its own, or what a field of the written record holds. */
type FollowingValue = WrittenValue | { readonly from: string };

/**
 * Another change in the set of the write: of the record that a reference points at, of the one above, or a new record in a
 * collection. `sets` has values that are always the same, moments (`{ moment: 'today' }`), and what a field of the written record
 * holds (`{ from: 'le' }`; `id` of the record itself).
 */
export interface FollowUpChange<Name extends string = string> {
  readonly reference?: Name;
  readonly above?: true;
  readonly creates?: string;
  readonly sets: Readonly<Record<string, FollowingValue>>;
}

/** A mail to people or an address that the record names. Its words may name fields: `%{libelle}`. */
export interface FollowUpMail<Name extends string = string> {
  /** A reference to users, an e-mail address, or such a field of the records of a collection directly below. */
  readonly to: Name | ReceiversBelow;
  readonly subject: Words;
  readonly text: Words;
}

/** A day of the record, with as many days later or (below 0) earlier. */
interface FollowUpDay<Name extends string = string> {
  /** A date or an instant. */
  readonly field: Name;
  readonly days?: number;
}

/** Words in every language, or one text that is the same in all of them: `%{objet}`. */
type WordsOrText = Words | string;

interface FollowUpMailOptions<Name extends string = string> extends Omit<FollowUpMail<Name>, 'subject' | 'text'> {
  readonly subject: WordsOrText;
  readonly text: WordsOrText;
}

interface FollowUpNotificationOptions<Name extends string = string> extends Omit<FollowUpNotification<Name>, 'text'> {
  readonly text: WordsOrText;
}

/** What a developer writes of it. */
export interface FollowUpOptions<Name extends string = string> extends Omit<FollowUp<Name>, 'mail' | 'notification'> {
  readonly mail?: FollowUpMailOptions<Name>;
  readonly notification?: FollowUpNotificationOptions<Name>;
}

const wordsOf = (given: WordsOrText): Words => (typeof given === 'string' ? [given, given, given, given] : given);

/** With words in every language. */
export const withWords = ({ mail, notification, ...followUp }: FollowUpOptions): FollowUp => ({
  ...followUp,
  ...(mail && { mail: { ...mail, subject: wordsOf(mail.subject), text: wordsOf(mail.text) } }),
  ...(notification && { notification: { ...notification, text: wordsOf(notification.text) } }),
});

/** What happens once a record is written. It is kept in the transaction of the write, and delivered behind it. Pure data. */
export interface FollowUp<Name extends string = string> {
  /** The writes that it follows. */
  readonly on: readonly ('create' | 'update' | 'delete')[];
  /** Of updates: only where one of these fields has got another value. */
  readonly changed?: readonly Name[];
  /** Only where it holds of the record as it has become; of one that was deleted, as it was. */
  readonly when?: Condition;
  /**
   * Not at once, but then, as the record says it last: with each write of the record it is planned anew, and with its deletion it
   * is given up. A day that has passed is followed by nothing.
   */
  readonly at?: FollowUpDay<Name>;
  readonly webhook?: WebhookCall<Name>;
  readonly mail?: FollowUpMail<Name>;
  readonly notification?: FollowUpNotification<Name>;
  readonly change?: FollowUpChange<Name>;
}
