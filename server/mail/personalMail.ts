import type { mails } from '../../src/i18n/messages/fr/mails';
import type { Language } from '../../src/resources/language/words';
import { html } from '../html';
import { fillText, MESSAGES } from '../words';
import type { Mail } from './mail';
import { mailButton, mailPage } from './mailPage';

/** The mails that tell people what became of something of theirs; their words are `mails.<purpose>`. */
type PersonalMailPurpose = keyof typeof mails & `request${string}`;

export interface PersonalMail {
  readonly purpose: PersonalMailPurpose;
  readonly to: string;
  readonly name: string;
  readonly tenantName: string;
  /** What its one button opens, behind the session. */
  readonly link: string;
  /** What the mail is about, a paragraph each below the text. */
  readonly about?: readonly string[] | undefined;
  /** A paragraph of its own below that. */
  readonly remark?: string | undefined;
  readonly language: Language;
}

/** Writes a mail to a person in their language, as text and as simple HTML. */
export function personalMail({
  purpose,
  to,
  name,
  tenantName,
  link,
  about = [],
  remark,
  language,
}: PersonalMail): Mail {
  const { greeting, [purpose]: words } = MESSAGES[language].mails;
  const fill = (text: string) => fillText(text, { name, tenant: tenantName }, language);
  const lines = [fill(greeting), fill(words.text), ...about, ...(remark === undefined ? [] : [remark])];
  const subject = fill(words.subject);
  return {
    to,
    subject,
    text: [...lines, link, tenantName].join('\n\n'),
    html: mailPage(
      language,
      tenantName,
      subject,
      html`${lines.map((line) => html`<p style="white-space:pre-line">${line}</p>`)}
${mailButton(link, words.action)}`,
    ),
  };
}
