import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/resources/language/words';
import { accountMail, type AccountMailPurpose } from './accountMail';

const PURPOSES: readonly AccountMailPurpose[] = ['confirmAccount', 'confirmEmail', 'resetPassword'];
const link = 'https://nord.example/12/resetPassword/aB-_';

const mailOf = (purpose: AccountMailPurpose, language: (typeof LANGUAGES)[number], hours = 72, name = 'Petit Anne') =>
  accountMail({ purpose, to: 'anne@nord.example', name, tenantName: 'Socle Nord', link, hours, language });

const cases = LANGUAGES.flatMap((language) => PURPOSES.map((purpose) => [purpose, language] as const));

it.each(cases)(
  '%s in %s contains the person, the organisation and the link, and no unfilled placeholder',
  (purpose, language) => {
    const { subject, text, html } = mailOf(purpose, language);
    for (const part of [text, html]) {
      for (const wanted of ['Petit Anne', 'Socle Nord', link, '72']) expect(part).toContain(wanted);
      expect(part).not.toMatch(/%\{|\|\|\|\|/);
    }
    expect(subject).not.toMatch(/%\{|[\r\n]/);
  },
);

it("the mail starts with the product's mark beside the organisation's name, without a blockable picture", () => {
  const { html } = mailOf('resetPassword', 'fr');
  expect(html.match(/<table role="presentation".*?<\/table>/s)?.[0]).toMatch(
    /border-radius:7px;background:#.*(height:3px.*){3}Socle Nord/s,
  );
  expect(html).not.toMatch(/<img|<svg/);
});

it('the mail fits a telephone, and has a dark scheme', () => {
  const { html, subject } = mailOf('resetPassword', 'fr');
  expect(html).toContain(`<title>${subject}</title>`);
  expect(html).toContain('name="viewport"');
  const [, dark = ''] = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/s.exec(html) ?? [];
  // Every class with a colour in the light scheme has one in the dark.
  for (const [, name] of html.matchAll(/<\w+(?: aria-hidden="true")? class="(\w+)"/g))
    expect(dark).toContain(`.${name}{`);
});

it('the mail uses the singular for one hour, and escapes names', () => {
  expect(mailOf('resetPassword', 'fr', 1).text).toContain('valable 1 heure et');
  expect(mailOf('resetPassword', 'fr', 1, '<b>Anne</b>').html).toContain('&lt;b&gt;Anne&lt;/b&gt;');
});

it.each(LANGUAGES)('the mail greets without a name if the address is unconfirmed, in %s', (language) => {
  const { text } = accountMail({
    purpose: 'confirmEmail',
    to: 'anne@nord.example',
    tenantName: 'Socle Nord',
    link,
    hours: 72,
    language,
  });
  expect(text).toMatch(/^[\p{L} ]+,\n/u);
});
