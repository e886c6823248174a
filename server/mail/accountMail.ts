import { mails } from '../../src/i18n/messages/fr/mails';
import type { Language } from '../../src/resources/language/words';
import { html } from '../html';
import { fillText, MESSAGES } from '../words';
import type { Mail } from './mail';
import { mailAddress, mailButton, mailPage } from './mailPage';

/** Mails about accounts; their texts are `mails.<purpose>`. */
export type AccountMailPurpose = 'confirmAccount' | 'confirmEmail' | 'resetPassword';

mails satisfies Readonly<Record<AccountMailPurpose, { readonly subject: string; readonly text: string }>>;

export interface AccountMail {
  readonly purpose: AccountMailPurpose;
  readonly to: string;
  /** Used in the greeting. Absent while the address is unconfirmed, because anyone could have entered the name. */
  readonly name?: string;
  readonly tenantName: string;
  readonly link: string;
  /** Validity of the link in hours. */
  readonly hours: number;
  readonly language: Language;
}

export function accountMail({ purpose, to, name, tenantName, link, hours, language }: AccountMail): Mail {
  const { greeting, namelessGreeting, unexpected, link: linkHint, expiry, ...purposes } = MESSAGES[language].mails;
  const words = purposes[purpose];
  const fill = (text: string) => fillText(text, { name: name ?? '', tenant: tenantName, smart_count: hours }, language);
  const lines = {
    greeting: fill(name === undefined ? namelessGreeting : greeting),
    text: fill(words.text),
    expiry: fill(expiry),
  };
  const subject = fill(words.subject);
  return {
    to,
    subject,
    text: [lines.greeting, lines.text, link, lines.expiry, unexpected, tenantName].join('\n\n'),
    html: mailPage(
      language,
      tenantName,
      subject,
      html`<p>${lines.greeting}</p>
<p>${lines.text}</p>
${mailButton(link, words.action)}
<p>${linkHint}<br>${mailAddress(link)}</p>
<p>${lines.expiry} ${unexpected}</p>`,
    ),
  };
}
