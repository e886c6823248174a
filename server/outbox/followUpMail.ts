import { kindOf } from '../../src/resources/fields/kinds';
import { inLanguage, type Language } from '../../src/resources/language/words';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { isEmptyValue } from '../../src/resources/records/validate';
import { html } from '../html';
import type { Mail } from '../mail/mail';
import { mailButton, mailPage } from '../mail/mailPage';
import { fillText, MESSAGES } from '../words';
import type { MailPayload } from './entries';

interface FollowUpMail {
  readonly schema: Pick<ResourceSchema, 'fields'>;
  readonly payload: MailPayload;
  readonly to: string;
  /** Used in the greeting; absent for a bare address. */
  readonly name?: string | undefined;
  readonly language: Language;
  readonly tenantName: string;
  /** The record's page, for readers with an account. */
  readonly link?: string | undefined;
}

export const textsOf = ({ fields }: FollowUpMail['schema'], values: MailPayload['values'], language: Language) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const spec = fields[name];
      return [name, spec && !isEmptyValue(value) ? kindOf(spec).toText(value, spec, language) : ''];
    }),
  );

export function followUpMail({ schema, payload, to, name, language, tenantName, link }: FollowUpMail): Mail {
  const { greeting, namelessGreeting, openRecord } = MESSAGES[language].mails;
  const texts = textsOf(schema, payload.values, language);
  const fill = (words: MailPayload['text']) => fillText(inLanguage(words, language), texts, language);
  const lines = [name === undefined ? namelessGreeting : fillText(greeting, { name }, language), fill(payload.text)];
  // A line break in a value must not start another header.
  const subject = fill(payload.subject).replace(/\s+/g, ' ');
  return {
    to,
    subject,
    text: [...lines, ...(link === undefined ? [] : [link]), tenantName].join('\n\n'),
    html: mailPage(
      language,
      tenantName,
      subject,
      html`${lines.map((line) => html`<p>${line}</p>`)}
${link !== undefined && mailButton(link, openRecord)}`,
    ),
  };
}
