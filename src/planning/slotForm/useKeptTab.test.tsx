import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BESIDE } from '../../resources/views/page/isDialogOpen';
import { useKeptTab } from './useKeptTab';

function Room() {
  useKeptTab();
  return (
    <>
      <button>Menu</button>
      <div data-panel-side="right">
        <button>Créneau</button>
        <div role="dialog" aria-label="Modifier le créneau" {...{ [BESIDE]: true }}>
          <h2 tabIndex={-1}>Titre</h2>
          <button>Fermer</button>
          <input aria-label="Texte" />
          <button disabled>Dupliquer</button>
          <button>Enregistrer</button>
          <button tabIndex={-1}>Effacer</button>
        </div>
      </div>
      <button>Pied</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('Tab stays in the panel of a slot, both ways, and leaves the plan as before', async () => {
  const user = userEvent.setup();
  render(<Room />);
  button('Enregistrer').focus();
  await user.tab();
  expect(button('Fermer')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(button('Enregistrer')).toHaveFocus();
  screen.getByRole('heading').focus();
  await user.tab({ shift: true });
  expect(button('Enregistrer')).toHaveFocus();
  button('Créneau').focus();
  await user.tab({ shift: true });
  expect(button('Menu')).toHaveFocus();
});
