import type { Condition } from './condition';
import type { Words } from './words';

/** A call of an address outside, signed and repeated until it is taken. */
export interface WebhookCall<Name extends string = string> {
  /** What it is called; the setting `webhook_<name>` says its address, and nothing is called where that is empty. */
  readonly name: string;
  /** The fields whose values it sends, beside which record was written. */
  readonly fields: readonly Name[];
}

/** A mail to people or an address that the record names. Its words may name fields: `%{libelle}`. */
export interface FollowUpMail<Name extends string = string> {
  /** A reference to users, or an e-mail address. */
  readonly to: Name;
  readonly subject: Words;
  readonly text: Words;
}

/** A day of the record, with as many days later or (below 0) earlier. */
interface FollowUpDay<Name extends string = string> {
  /** A date or an instant. */
  readonly field: Name;
  readonly days?: number;
}

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
}
