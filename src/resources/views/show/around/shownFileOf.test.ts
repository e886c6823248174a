import { expect, it } from 'vitest';
import { file } from '../../../fields/file/kind';
import { text } from '../../../fields/text/kind';
import { shownFileOf } from './shownFileOf';

const label = ['Pièce', 'Piece', 'Stück', 'Peça'] as const;
const fields = { nom: text({ label }), un: file({ label }), deux: file({ label }) };
const stored = (more: object = {}) => ({
  id: 'a'.repeat(64),
  name: 'Contrat.pdf',
  type: 'application/pdf',
  size: 48_213,
  ...more,
});

it('the only file of a record is shown in its page', () => {
  expect(shownFileOf({ fields }, { id: 1, nom: 'x', un: stored() })).toMatchObject({ name: 'Contrat.pdf' });
  expect(shownFileOf({ fields }, { id: 1, deux: stored({ type: 'image/png' }) })).toBeDefined();
});

it.each([
  ['no file', {}],
  ['several', { un: stored(), deux: stored() }],
  ['one without a preview', { un: stored({ type: 'application/msword' }) }],
  ['a very large one', { un: stored({ size: 6 * 1024 * 1024 }) }],
])('of %s nothing is shown', (_, values) => expect(shownFileOf({ fields }, { id: 1, ...values })).toBeUndefined());
