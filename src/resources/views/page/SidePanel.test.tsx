import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { windowOfWidth } from '../../../../test/support/window';
import { isDialogOpen } from './isDialogOpen';
import { SidePanel } from './SidePanel';

function Page({ title = 'Historique' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Ouvrir</button>
      {isOpen && (
        <SidePanel title={title} onClose={() => setOpen(false)}>
          <button>Dedans</button>
        </SidePanel>
      )}
    </main>
  );
}

async function open(width: number) {
  windowOfWidth(width);
  const user = userEvent.setup();
  const { container } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return { user, container };
}

it('the panel leaves a wide page usable, takes the focus and restores it', async () => {
  const { user, container } = await open(1440);
  expect(screen.getByRole('heading', { name: 'Historique' })).toHaveFocus();
  // The panel does not cover the page, which would hide its roles.
  const opener = screen.getByRole('button', { name: 'Ouvrir' });
  expect(isDialogOpen(opener)).toBe(false);
  expect(isDialogOpen(screen.getByRole('button', { name: 'Dedans' }))).toBe(true);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('the panel covers the page in a small window', async () => {
  const { user } = await open(800);
  const dialog = screen.getByRole('dialog', { name: 'Historique' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(screen.queryByRole('button', { name: 'Ouvrir' })).not.toBeInTheDocument();
  expect(isDialogOpen(document.body)).toBe(true);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Historique' })).not.toBeInTheDocument();
});

it('another panel at the edge takes the place of the one that is open', async () => {
  windowOfWidth(1440);
  const user = userEvent.setup();
  const { container } = render(
    <>
      <Page title="Historique" />
      <Page title="Aide" />
    </>,
  );
  const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  const [history, help] = [...container.querySelectorAll('button')];
  for (const opener of [history, help, history]) if (opener) await user.click(opener);
  expect(titles()).toEqual(['Historique']);
});
