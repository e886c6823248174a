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

/** What happens once a record is written. It is kept in the transaction of the write, and delivered behind it. Pure data. */
export interface FollowUp<Name extends string = string> {
  /** The writes that it follows. */
  readonly on: readonly ('create' | 'update' | 'delete')[];
  /** Of updates: only where one of these fields has got another value. */
  readonly changed?: readonly Name[];
  /** Only where it holds of the record as it has become; of one that was deleted, as it was. */
  readonly when?: Condition;
  readonly webhook?: WebhookCall<Name>;
  readonly mail?: FollowUpMail<Name>;
}
