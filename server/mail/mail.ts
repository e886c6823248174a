export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** @throws {MailFailed} if the mail was not accepted */
  send(mail: Mail): Promise<void>;
}

/** The mail was not accepted. Neither the message nor the cause contains any of the mail's content. */
export class MailFailed extends Error {
  override readonly name = 'MailFailed';
}
