import { expect, it } from 'vitest';
import { initialValues, isComplete, sentValues, stepOf } from './noticeForm';

const whole = {
  cibleType: 'Partenaire',
  cibleId: 3,
  titre: 'Accès',
  fonctionsAllowed: [1],
  groupesAllowed: [2],
  message: 'Cinq.',
  icone: 'Bell',
  couleur: 'info',
};

it('the form leads from the kind to the record, then to the rest', () => {
  expect(stepOf({})).toBe('kind');
  expect(stepOf({ cibleType: 'Partenaire' })).toBe('entity');
  expect(stepOf(whole)).toBe('notice');
  expect(stepOf(initialValues({ kind: 'Entreprise', id: 4 }))).toBe('notice');
});

it('the form is complete with exactly the required values', () => {
  expect(isComplete(whole)).toBe(true);
  for (const name of Object.keys(whole)) expect([name, isComplete({ ...whole, [name]: null })]).toEqual([name, false]);
  expect(isComplete({ ...whole, message: 'Quat' })).toBe(false);
  expect(isComplete({ ...whole, message: 'x'.repeat(3501) })).toBe(false);
  expect(isComplete({ ...whole, fonctionsAllowed: [] })).toBe(false);
});

it('values for companies are sent for companies only', () => {
  const more = { tagsId: [1], refreshDateDerniereVisite: true, id: 4 };
  expect(sentValues({ ...whole, ...more })).toEqual(whole);
  expect(sentValues({ ...whole, ...more, cibleType: 'Entreprise' })).toMatchObject({ tagsId: [1] });
});
