import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAround, schemaWith } from '../../../../test/support/renderField';
import { text } from '../../fields/text/kind';
import { RowDiff } from './RowDiff';

const names = Array.from({ length: 8 }, (_, index) => `champ${index}`);
const fields = Object.fromEntries(names.map((name) => [name, text({ label: [name, name, name, name] })]));
const schema = { ...schemaWith(text({ label: ['X', 'X', 'X', 'X'] })), fields };

it('further fields are counted on a separate line, and can be shown', async () => {
  const after = Object.fromEntries(names.map((name) => [name, 'nouveau']));
  renderAround(
    schema,
    <section>
      <RowDiff schema={schema} row={{ id: 1, after }} />
      <a href="/">Toutes les modifications</a>
    </section>,
  );
  const more = screen.getByRole('button', { name: '2 autres champs' });
  expect(more.parentElement).toHaveTextContent(/^2 autres champs$/);
  expect(more.parentElement?.tagName).toBe('DIV');
  await userEvent.click(more);
  expect(screen.getAllByRole('term')).toHaveLength(8);
});
