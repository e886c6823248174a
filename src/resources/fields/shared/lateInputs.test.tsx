import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { FieldSpec } from '../../language/kind';
import { text } from '../text/kind';
import type { KindInputs } from '../viewTypes';
import { lateInputs } from './lateInputs';

const spec = text({ label: ['Nom', 'Name', 'Name', 'Nome'] });

function Typed() {
  const [value, setValue] = useState('');
  return <input aria-label="Nom" value={value} onChange={({ target }) => setValue(target.value)} />;
}

const inputs: KindInputs = { Input: Typed, Filter: () => 'filtre' };

const drawFilter = ({ Filter }: KindInputs) => (
  <Filter spec={spec} operator="equals" value={null} label="Nom" onChange={() => undefined} />
);

it('an input renders once its code is there, without suspending the page', async () => {
  let arrive: (module: { inputs: KindInputs }) => void = () => undefined;
  const late = lateInputs<FieldSpec>(() => new Promise((resolve) => (arrive = resolve)));
  render(<main>le reste {drawFilter(late)}</main>);
  expect(screen.getByRole('main')).toHaveTextContent(/^le reste$/);
  arrive({ inputs });
  expect(await screen.findByText(/filtre/)).toBeInTheDocument();
});

it('a loaded input renders at once, and is loaded once', async () => {
  let loads = 0;
  const late = lateInputs<FieldSpec>(async () => {
    loads += 1;
    return { inputs };
  });
  await late.loadInputs();
  await late.loadInputs();
  render(drawFilter(late));
  expect(screen.getByText('filtre')).toBeInTheDocument();
  expect(loads).toBe(1);
});

it('an input rendered before the others loaded keeps its state', async () => {
  const late = lateInputs<FieldSpec>(() => Promise.resolve({ inputs }));
  const draw = () => drawFilter({ ...late, Filter: late.Input as unknown as KindInputs['Filter'] });
  const { rerender } = render(draw());
  const input = await screen.findByRole('textbox', { name: 'Nom' });
  rerender(draw());
  expect(screen.getByRole('textbox', { name: 'Nom' })).toBe(input);
});
