import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
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
      <Link to="/adherents">Adhérents</Link>
      <button onClick={() => leaving.current?.(() => setOpened('B'))}>B</button>
      <FormPanel key={opened} title={opened} name="slot" leaving={leaving} onClose={() => undefined}>
        {() => <Typed />}
      </FormPanel>
    </main>
  );
}

function renderPage() {
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/adherents', element: <h1>Adhérents</h1> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

beforeEach(() => windowOfWidth(1440));

it('another record opens at once without input', async () => {
  const user = userEvent.setup();
  renderPage();
  await user.click(screen.getByRole('button', { name: 'B' }));
  expect(screen.getByRole('dialog', { name: 'B' })).toBeInTheDocument();
});

it('another record opens after a question if there is input', async () => {
  const user = userEvent.setup();
  renderPage();
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

it('another page opens after a question if there is input, since the page around the panel keeps its links', async () => {
  const user = userEvent.setup();
  renderPage();
  await user.type(screen.getByLabelText('Texte'), 'x');
  await user.click(screen.getByRole('link', { name: 'Adhérents' }));
  await user.click(await screen.findByRole('button', { name: 'screens.leave.stay' }));
  expect(screen.getByLabelText('Texte')).toHaveValue('x');
  await user.click(screen.getByRole('link', { name: 'Adhérents', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'screens.leave.leave' }));
  expect(await screen.findByRole('heading', { name: 'Adhérents' })).toBeInTheDocument();
});
