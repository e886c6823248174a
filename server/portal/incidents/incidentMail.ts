import { dateFormat } from '../../../src/resources/common/dateFormat';
import { regionOf } from '../../../src/resources/language/regions';
import type { Language } from '../../../src/resources/language/words';
import { html } from '../../html';
import { fillText, MESSAGES } from '../../words';
import type { Mail } from '../../mail/mail';
import { mailButton, mailPage, mailQuote } from '../../mail/mailPage';

/** Why a person gets a mail; its texts are `mails.incident.<reason>`. */
export type IncidentMailReason = 'reported' | 'assigned' | 'state' | 'action' | 'comment';

export interface IncidentMail {
  readonly reason: IncidentMailReason;
  readonly to: string;
  readonly name: string;
  readonly tenantName: string;
  readonly link: string;
  readonly language: Language;
  /** Arguments of the texts: the incident's title, the author of the change, the new state, the action. */
  readonly words: Readonly<Record<'title' | 'author' | 'state' | 'action', string>>;
  /** The day by which the action is due: `2026-12-01`. */
  readonly due?: string | undefined;
  readonly quote?: string | undefined;
}

const dayInWords = (day: string, language: Language): string =>
  dateFormat(regionOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export function incidentMail({ reason, to, name, tenantName, link, language, words, due, quote }: IncidentMail): Mail {
  const { greeting, incident } = MESSAGES[language].mails;
  const fill = (text: string, more: Readonly<Record<string, string>> = {}) =>
    fillText(text, { ...words, ...more }, language);
  const said = [fill(greeting, { name }), fill(incident[reason].text)];
  const until = due === undefined ? [] : [fill(incident.due, { due: dayInWords(due, language) })];
  const subject = fill(incident[reason].subject);
  return {
    to,
    subject,
    text: [...said, ...(quote === undefined ? [] : [quote]), ...until, link, tenantName].join('\n\n'),
    html: mailPage(
      language,
      tenantName,
      subject,
      html`${said.map((line) => html`<p>${line}</p>\n`)}
${quote !== undefined && mailQuote(quote)}
${until.map((line) => html`<p>${line}</p>\n`)}
${mailButton(link, incident.open)}`,
    ),
  };
}
