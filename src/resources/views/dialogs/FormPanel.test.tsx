import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { windowOfWidth } from '../../../../test/support/window';
import { useTellPlace } from '../form/FormPlace';
import { FormPanel } from './FormPanel';
import type { FormLeaving } from './useFormLeaving';

function Typed() {
  const [text, setText] = useState('');
  useTellPlace(text === '' ? 'clean' : 'dirty');
  return <input aria-label="Texte" value={text} onChange={({ target }) => setText(target.value)} />;
}

function Page() {
  const [opened, setOpened] = useState('A');
  const leaving = useRef<FormLeaving['leaveTo']>(null);
  return (
    <main>
      <button onClick={() => leaving.current?.(() => setOpened('B'))}>B</button>
      <FormPanel key={opened} title={opened} name="slot" leaving={leaving} onClose={() => undefined}>
        {() => <Typed />}
      </FormPanel>
    </main>
  );
}

beforeEach(() => windowOfWidth(1440));

it('another record opens at once without input', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'B' }));
  expect(screen.getByRole('dialog', { name: 'B' })).toBeInTheDocument();
});

it('another record opens after a question if there is input', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.type(screen.getByLabelText('Texte'), 'x');
  await user.click(screen.getByRole('button', { name: 'B' }));
  await user.click(await screen.findByRole('button', { name: 'screens.leave.stay' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'A' })).toBeInTheDocument());
  expect(screen.getByLabelText('Texte')).toHaveValue('x');
  await user.click(screen.getByRole('button', { name: 'B' }));
  await user.click(await screen.findByRole('button', { name: 'screens.leave.leave' }));
  expect(await screen.findByRole('dialog', { name: 'B' })).toBeInTheDocument();
  expect(screen.getByLabelText('Texte')).toHaveValue('');
});
