import { expect, it } from 'vitest';
import { incidentMail } from './incidentMail';

const mail = {
  reason: 'comment',
  to: 'anne@nord.example',
  name: 'Anne',
  tenantName: 'Socle Nord',
  link: 'https://nord.example/mes-signalements/3',
  words: { title: 'Chute', author: 'Petit Luc', state: '', action: '' },
  due: '2026-12-01',
  quote: 'Une <photo>.\nÀ voir.',
} as const;

it('the mail contains localised dates, and texts with their line breaks', () => {
  const { text, html } = incidentMail({ ...mail, language: 'fr' });
  expect(text).toContain('À faire pour le 1er décembre 2026.');
  expect(incidentMail({ ...mail, language: 'en' }).text).toContain('To be done by 1 December 2026.');
  expect(html).toMatch(/<blockquote[^>]*white-space:pre-line[^>]*>Une &lt;photo&gt;.\nÀ voir.<\/blockquote>/);
});
