import type { Condition } from './condition';
import type { WrittenValue } from './values';
import type { Words } from './words';

/** A signed HTTP call to an external address, retried until it succeeds. */
export interface WebhookCall<Name extends string = string> {
  /** Its name; the setting `webhook_<name>` has the address, and an empty setting disables the call. */
  readonly name: string;
  /** Fields whose values are sent, besides the identity of the record. */
  readonly fields: readonly Name[];
}

/** Recipients named by the records of a direct child collection. */
export interface ReceiversBelow {
  readonly below: string;
  readonly field: string;
}

/** A notification with a link to the record. The text may contain fields: `%{libelle}`. */
export interface FollowUpNotification<Name extends string = string> {
  /** A reference to users, or people with one of these rights everywhere. The writer is not notified. */
  readonly to: Name | { readonly rights: readonly string[] };
  readonly text: Words;
}

/** A value of a follow-up change: fixed, or copied from a field of the written record. */
type FollowingValue = WrittenValue | { readonly from: string };

/**
 * A change in the same change set as the write: of a referenced record, of the parent, or a new record.
 * Values in `sets` are fixed, moments (`{ moment: 'today' }`), or copied from the written record (`{ from:
 * 'le' }`; `id` for its own id).
 */
export interface FollowUpChange<Name extends string = string> {
  readonly reference?: Name;
  readonly above?: true;
  readonly creates?: string;
  readonly sets: Readonly<Record<string, FollowingValue>>;
}

/** A mail to people or an address named by the record. Its texts may contain fields: `%{libelle}`. */
export interface FollowUpMail<Name extends string = string> {
  /** A reference to users, an email address, or such a field in a direct child collection. */
  readonly to: Name | ReceiversBelow;
  readonly subject: Words;
  readonly text: Words;
}

/** A day of the record, plus a number of days (negative for earlier). */
interface FollowUpDay<Name extends string = string> {
  /** A date or an instant. */
  readonly field: Name;
  readonly days?: number;
}

/** Texts in every language, or a single text for all of them: `%{objet}`. */
type WordsOrText = Words | string;

interface FollowUpMailOptions<Name extends string = string> extends Omit<FollowUpMail<Name>, 'subject' | 'text'> {
  readonly subject: WordsOrText;
  readonly text: WordsOrText;
}

interface FollowUpNotificationOptions<Name extends string = string> extends Omit<FollowUpNotification<Name>, 'text'> {
  readonly text: WordsOrText;
}

/** A follow-up as declared. */
export interface FollowUpOptions<Name extends string = string> extends Omit<FollowUp<Name>, 'mail' | 'notification'> {
  readonly mail?: FollowUpMailOptions<Name>;
  readonly notification?: FollowUpNotificationOptions<Name>;
}

const wordsOf = (given: WordsOrText): Words => (typeof given === 'string' ? [given, given, given, given] : given);

/** Expands single texts to every language. */
export const withWords = ({ mail, notification, ...followUp }: FollowUpOptions): FollowUp => ({
  ...followUp,
  ...(mail && { mail: { ...mail, subject: wordsOf(mail.subject), text: wordsOf(mail.text) } }),
  ...(notification && { notification: { ...notification, text: wordsOf(notification.text) } }),
});

/** Follow-up of a write. Stored in the transaction of the write, and delivered after it. Plain data. */
export interface FollowUp<Name extends string = string> {
  /** The writes that trigger it. */
  readonly on: readonly ('create' | 'update' | 'delete')[];
  /** For updates: triggers only if one of these fields changed. */
  readonly changed?: readonly Name[];
  /** Triggers only if the new record (the old one for a deletion) meets the condition. */
  readonly when?: Condition;
  /**
   * Delays the follow-up to this day. Rescheduled by each write of the record, cancelled by its deletion; a
   * day in the past triggers nothing.
   */
  readonly at?: FollowUpDay<Name>;
  readonly webhook?: WebhookCall<Name>;
  readonly mail?: FollowUpMail<Name>;
  readonly notification?: FollowUpNotification<Name>;
  readonly change?: FollowUpChange<Name>;
}
