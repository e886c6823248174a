import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { useShortcuts } from './useShortcuts';

const nothing = () => undefined;

const actions = {
  today: nothing,
  step: nothing,
  showLook: nothing,
  showPeriod: nothing,
  search: nothing,
  help: nothing,
  create: undefined,
  simulate: undefined,
  undo: undefined,
  redo: undefined,
};

it('an arrow key focuses the plan if nothing or a tool of its bar has the focus', async () => {
  function Page() {
    useShortcuts(actions);
    return (
      <main>
        <button type="button">Ailleurs</button>
        <div role="toolbar">
          <button type="button">Outil</button>
        </div>
        <section data-plan>
          <div role="grid" tabIndex={0} aria-label="Planning" />
        </section>
      </main>
    );
  }
  render(<Page />);
  const downFrom = async (name: string) => {
    act(() => screen.getByRole('button', { name }).focus());
    await userEvent.keyboard('{ArrowDown}');
  };
  await downFrom('Ailleurs');
  expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus();
  await downFrom('Outil');
  expect(screen.getByRole('grid')).toHaveFocus();
  act(() => screen.getByRole('grid').blur());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('grid')).toHaveFocus();
});

it('keys are left to a dialog that is loading', async () => {
  const create = vi.fn();
  function Page({ isComing }: { readonly isComing: boolean }) {
    useShortcuts({ ...actions, create });
    return isComing ? <DialogComing /> : null;
  }
  const { rerender } = render(<Page isComing />);
  await userEvent.keyboard('n');
  expect(create).not.toHaveBeenCalled();
  rerender(<Page isComing={false} />);
  await userEvent.keyboard('n');
  expect(create).toHaveBeenCalledOnce();
});

it('digits show a period or a look, also with Shift, P and S the periods beside; a menu keeps its keys', async () => {
  const pressed: unknown[] = [];
  const note = (what: unknown) => void pressed.push(what);
  function Page() {
    useShortcuts({ ...actions, showLook: note, showPeriod: note, step: note });
    return (
      <>
        <ul role="menu">
          <li role="menuitem" tabIndex={-1}>
            Modèles
          </li>
        </ul>
        <input aria-label="Recherche" />
        <div role="grid" tabIndex={0} />
      </>
    );
  }
  render(<Page />);
  await userEvent.keyboard('1{Shift>}[Digit4]{/Shift}58sp{Alt>}{PageDown}{PageUp}{/Alt}{PageDown}');
  expect(pressed).toEqual(['day', 'month', 'year', 'agenda', 1, -1, 1, -1]);
  act(() => screen.getByRole('menuitem').focus());
  await userEvent.keyboard('4');
  act(() => screen.getByRole('textbox').focus());
  await userEvent.keyboard('4{Alt>}{PageDown}{/Alt}');
  expect(pressed).toHaveLength(8);
  // A grid whose own keys they are has used them before.
  act(() => screen.getByRole('grid').focus());
  await userEvent.keyboard('{PageDown}');
  expect(pressed.slice(8)).toEqual([1]);
});

it('Ctrl+Z is left to the page if the plan has nothing to undo', async () => {
  const left: boolean[] = [];
  const note = (event: KeyboardEvent) => void (event.key === 'z' && left.push(!event.defaultPrevented));
  window.addEventListener('keydown', note);
  const undo = vi.fn();
  function Page({ undone }: { readonly undone: (() => void) | undefined }) {
    useShortcuts({ ...actions, undo: undone });
    return null;
  }
  const { rerender } = render(<Page undone={undefined} />);
  await userEvent.keyboard('{Control>}z{/Control}');
  rerender(<Page undone={undo} />);
  await userEvent.keyboard('{Control>}z{/Control}');
  window.removeEventListener('keydown', note);
  expect(left).toEqual([true, false]);
  expect(undo).toHaveBeenCalledOnce();
});

it('J and K go from slot to slot, E opens the one that has the focus, A goes to the commands on the selection', async () => {
  const open = vi.fn();
  function Page() {
    useShortcuts(actions);
    return (
      <main>
        <section data-plan>
          {[1, 2, 3].map((id) => (
            <button key={id} type="button" data-slot={id} onClick={() => open(id)}>
              {`Créneau ${id}`}
            </button>
          ))}
        </section>
        <div data-edit-bar>
          <button type="button">Déplacer</button>
        </div>
      </main>
    );
  }
  render(<Page />);
  await userEvent.keyboard('jjk');
  expect(screen.getByRole('button', { name: 'Créneau 1' })).toHaveFocus();
  await userEvent.keyboard('je');
  expect(open.mock.calls).toEqual([[2]]);
  await userEvent.keyboard('a');
  expect(screen.getByRole('button', { name: 'Déplacer' })).toHaveFocus();
});
