import { isDemoTenant, type Tenant } from '../tenants';
import type { Settings } from '../settings';
import { MailFailed, type Mailer } from './mail';
import { openMailbox, type Mailbox } from './mailbox';

export interface Mailers {
  of(tenant: { readonly id: string }): Mailer;
  /** The mailbox of a demo tenant in development; undefined for other tenants. */
  mailboxOf(tenant: { readonly id: string }): Mailbox | undefined;
}

export type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'NODE_ENV'>;

/** A server without SMTP starts, but every mail fails. */
const nowhere: Mailer = {
  send: () => Promise.reject(new MailFailed('SMTP_URL is not set')),
};

/** Opens the mailers: SMTP if configured, otherwise a mailbox for each demo tenant. */
export async function openMailers(
  tenants: readonly Pick<Tenant, 'id' | 'database' | 'schema'>[],
  { SMTP_URL: url, MAIL_FROM: from, NODE_ENV: environment }: MailSettings,
): Promise<Mailers> {
  const smtp = url === undefined ? undefined : (await import('./smtpMailer')).createSmtpMailer(url, from);
  const mailboxes = new Map<string, Mailbox>();
  for (const tenant of tenants) {
    if (!smtp && environment !== 'production' && isDemoTenant(tenant)) {
      mailboxes.set(tenant.id, openMailbox(tenant));
    }
  }
  return {
    of: ({ id }) => smtp ?? mailboxes.get(id) ?? nowhere,
    mailboxOf: ({ id }) => mailboxes.get(id),
  };
}
