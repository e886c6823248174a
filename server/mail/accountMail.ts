import { mails } from '../../src/i18n/messages/fr/mails';
import type { Language } from '../../src/resources/words';
import { colors, radius } from '../../src/theme/tokens';
import { html, type Html } from '../html';
import { fillText, MESSAGES } from '../words';
import type { Mail } from './mail';

/** The mails of an account's life; their words are `mails.<purpose>`. */
export type AccountMailPurpose = 'confirmAccount' | 'confirmEmail' | 'resetPassword';

mails satisfies Readonly<Record<AccountMailPurpose, { readonly subject: string; readonly text: string }>>;

export interface AccountMail {
  readonly purpose: AccountMailPurpose;
  readonly to: string;
  /** Whom the mail greets; absent where the address is not proved theirs: the name is its writer's choice then. */
  readonly name?: string;
  readonly tenantName: string;
  /** What its one button opens. */
  readonly link: string;
  /** How long the link works, in hours. */
  readonly hours: number;
  readonly language: Language;
}

/** Mail readers know no style sheets: the little that is needed stands in the document. */
const page = (language: Language, content: Html): string =>
  html`<!doctype html>
<html lang="${language}"><body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
${content}
</body></html>
`.text;

const { main, onMain } = colors.light.tones.primary;
const BUTTON =
  `display:inline-block;padding:12px 20px;border-radius:${radius.medium}px;background:${main};color:${onMain};` +
  'text-decoration:none';

/** Writes a mail of an account's life in the reader's language, as text and as simple HTML. */
export function accountMail({ purpose, to, name, tenantName, link, hours, language }: AccountMail): Mail {
  const { greeting, namelessGreeting, unexpected, link: linkHint, expiry, ...purposes } = MESSAGES[language].mails;
  const words = purposes[purpose];
  const fill = (text: string) => fillText(text, { name: name ?? '', tenant: tenantName, smart_count: hours }, language);
  const lines = {
    greeting: fill(name === undefined ? namelessGreeting : greeting),
    text: fill(words.text),
    expiry: fill(expiry),
  };
  return {
    to,
    subject: fill(words.subject),
    text: [lines.greeting, lines.text, link, lines.expiry, unexpected, tenantName].join('\n\n'),
    html: page(
      language,
      html`<p>${lines.greeting}</p>
<p>${lines.text}</p>
<p><a href="${link}" style="${BUTTON}">${words.action}</a></p>
<p>${linkHint}<br><a href="${link}">${link}</a></p>
<p>${lines.expiry} ${unexpected}</p>
<p>${tenantName}</p>`,
    ),
  };
}
