import { dateFormat } from '../../src/resources/common/dateFormat';
import { regionOf } from '../../src/resources/language/regions';
import type { Language } from '../../src/resources/language/words';
import { html, type Html } from '../html';
import { layout } from '../identity/pages/layout';
import { fillText, MESSAGES } from '../words';
import { KEPT_MAILS, type KeptMail } from './mailbox';

const ADDRESS = /(https?:\/\/\S+)/;

/** Escapes a text and makes its addresses clickable. */
const linked = (text: string): readonly Html[] =>
  text.split(ADDRESS).map((part) => (ADDRESS.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

const when = (at: string, language: Language) =>
  dateFormat(regionOf(language), { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Paris' }).format(
    new Date(at),
  );

/** Renders the stored mails, newest first, as plain text. */
export function mailboxPage(tenantName: string, mails: readonly KeptMail[], language: Language): string {
  const { mailbox } = MESSAGES[language].mails;
  const entries = mails.map(
    ({ id, at, to, subject, text }) => html`<article id="mail-${id}">
<h2>${subject}</h2>
<p class="quiet">${mailbox.to} ${to} · <time datetime="${at}">${when(at, language)}</time></p>
${text.split('\n\n').map((paragraph) => html`<p>${linked(paragraph)}</p>`)}
</article>`,
  );
  return layout(
    { language, tenantName },
    mailbox.title,
    html`<h1>${mailbox.title}</h1>
<p class="quiet">${fillText(mailbox.lead, { max: KEPT_MAILS }, language)}</p>
${entries.length > 0 ? entries : html`<p>${mailbox.empty}</p>`}`,
  );
}
