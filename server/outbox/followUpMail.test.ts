import { expect, it } from 'vitest';
import { Commandes } from '../../test/support/followUpResources';
import { followUpMail } from './followUpMail';

const payload = {
  to: 1,
  subject: ['Commande %{numero}', 'Order %{numero}', 'Bestellung %{numero}', 'Encomenda %{numero}'],
  text: ['%{note} %{etat}', '%{note} %{etat}', 'Zustand: %{etat}. %{note}', '%{note} %{etat}'],
  values: { numero: 'C-1\r\nBcc: tous@exemple.fr', etat: 'livree', note: '<b>gras</b>' },
} as const;
const mail = { schema: Commandes, payload, to: 'anne@exemple.fr', name: 'Anne', tenantName: 'Socle Nord' } as const;

it("a mail contains values in its reader's language, and a link to the record", () => {
  const { to, text, html } = followUpMail({
    ...mail,
    language: 'de',
    link: 'https://nord.exemple/commandes/details/3',
  });
  expect(to).toBe('anne@exemple.fr');
  expect(text).toContain('Anne');
  expect(text).toContain('Zustand: livree (de). <b>gras</b>');
  expect(html).toContain('https://nord.exemple/commandes/details/3');
  expect(html).toContain('Eintrag öffnen');
});

it('values are plain text: they add neither headers nor markup', () => {
  const { subject, html } = followUpMail({ ...mail, language: 'en' });
  expect(subject).toBe('Order C-1 Bcc: tous@exemple.fr');
  expect(html).toContain('&lt;b&gt;gras&lt;/b&gt;');
  expect(html).not.toContain('<b>gras');
});
