/** A mail to one person, ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends the mails of one tenant. */
export interface Mailer {
  /** @throws {MailFailed} where the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}

/** A mail that was not handed over. Its message and cause hold nothing of the mail's content. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}
