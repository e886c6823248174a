import { createTransport } from 'nodemailer';
import { MailFailed, type Mailer } from './mail';

/** Milliseconds; an unresponsive server must not block the call. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * @param url `smtp://user:password@host:587` or `smtps://…:465`
 * @param from the sender, as `Socle <socle@example.org>`
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // Mails attach no files or URLs; keep nodemailer from reading any.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...PATIENCE,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from, ...mail });
      } catch (error) {
        throw new MailFailed('the SMTP server did not take the mail', { cause: error });
      }
    },
  };
}
