import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { tenantOf } from '../http/tenantOf';
import type { Settings } from '../settings';
import { originOf } from '../tenants';
import { MailFailed } from './mail';
import type { Mailers } from './mailers';
import { personalMail, type PersonalMail } from './personalMail';

interface Telling extends Omit<PersonalMail, 'tenantName' | 'link'> {
  /** Path of the page that the mail links to, e.g. `/profil`. */
  readonly page: string;
}

/** Sends a person a mail of their tenant. @returns whether it was sent; a failure is logged, not thrown */
export type TellPerson = (request: FastifyRequest, mail: Telling) => Promise<'sent' | 'failed'>;

interface MailOptions {
  readonly mailers: Mailers;
  readonly settings: Pick<Settings, 'PUBLIC_SCHEME' | 'PUBLIC_PORT'>;
}

/** Links lead to the host of the request. */
export const tellPerson =
  ({ mailers, settings }: MailOptions, log: FastifyBaseLogger): TellPerson =>
  async (request, { page, ...mail }) => {
    const tenant = tenantOf(request);
    const link = `${originOf(settings, request.hostname.toLowerCase())}${page}`;
    try {
      await mailers.of(tenant).send(personalMail({ ...mail, tenantName: tenant.name, link }));
      return 'sent';
    } catch (error) {
      if (!(error instanceof MailFailed)) throw error;
      log.warn({ err: error, purpose: mail.purpose }, 'mail to a person');
      return 'failed';
    }
  };
