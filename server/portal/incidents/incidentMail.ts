import type { Language } from '../../../src/resources/language/words';
import { html } from '../../html';
import { fillText, MESSAGES } from '../../words';
import type { Mail } from '../../mail/mail';
import { MAIL_BUTTON, mailPage } from '../../mail/mailPage';

/** Why a person gets a mail about an incident; their words are `mails.incident.<reason>`. */
export type IncidentMailReason = 'reported' | 'assigned' | 'state' | 'action' | 'comment';

export interface IncidentMail {
  readonly reason: IncidentMailReason;
  readonly to: string;
  /** Whom the mail greets. */
  readonly name: string;
  readonly tenantName: string;
  /** The incident's page. */
  readonly link: string;
  readonly language: Language;
  /** What the words name: the incident's title, who did it, the new state, the action. */
  readonly words: Readonly<Record<'title' | 'author' | 'state' | 'action', string>>;
  /** The day by which the action has to be done: `2026-12-01`. */
  readonly due?: string | undefined;
  /** What the person said. */
  readonly quote?: string | undefined;
}

const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Writes a mail about an incident in the reader's language, as text and as simple HTML. */
export function incidentMail({ reason, to, name, tenantName, link, language, words, due, quote }: IncidentMail): Mail {
  const { greeting, incident } = MESSAGES[language].mails;
  const fill = (text: string, more: Readonly<Record<string, string>> = {}) =>
    fillText(text, { ...words, ...more }, language);
  const lines = [
    fill(greeting, { name }),
    fill(incident[reason].text),
    ...(quote === undefined ? [] : [quote]),
    ...(due === undefined ? [] : [fill(incident.due, { due: dayInWords(due, language) })]),
  ];
  const [first = '', ...others] = lines;
  return {
    to,
    subject: fill(incident[reason].subject),
    text: [...lines, link, tenantName].join('\n\n'),
    html: mailPage(
      language,
      tenantName,
      html`<p>${first}</p>
${others.map((line) => html`<p>${line}</p>\n`)}
<p><a href="${link}" style="${MAIL_BUTTON}">${incident.open}</a></p>`,
    ),
  };
}
