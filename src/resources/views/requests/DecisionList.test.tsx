import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { answerMark } from './decisionKeys';
import { DecisionList } from './DecisionList';
import { DecisionWishContext } from './DecisionWishContext';

const decided = vi.fn();

function Page() {
  const [names, setNames] = useState(['Anne', 'Bruno', 'Chloé']);
  const answer = (name: string, etat: 'Acceptee' | 'Refusee') => {
    decided(name, etat);
    setNames((all) => all.filter((one) => one !== name));
  };
  return (
    <>
      <button>avant</button>
      <DecisionList label="Demandes">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
            <button {...answerMark('Refusee')} onClick={() => answer(name, 'Refusee')}>
              Refuser
            </button>
            <button {...answerMark('Acceptee')} onClick={() => answer(name, 'Acceptee')}>
              Accepter
            </button>
          </li>
        ))}
      </DecisionList>
      <button>après</button>
    </>
  );
}

const link = (name: string) => screen.getByRole('link', { name });

it('one key leads to the first line, the arrows or J and K to the others', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.keyboard('d');
  expect(link('Anne')).toHaveFocus();
  await user.keyboard('{ArrowDown}j');
  expect(link('Chloé')).toHaveFocus();
  await user.keyboard('k{ArrowUp}{ArrowUp}');
  expect(link('Anne')).toHaveFocus();
});

it('the key leads past a line that is answered and keeps its place', async () => {
  const user = userEvent.setup();
  render(
    <DecisionList label="Demandes">
      <li>
        <a href="#Anne">Anne</a>
        <button data-undo>Annuler</button>
      </li>
      <li>
        <a href="#Bruno">Bruno</a>
        <button {...answerMark('Acceptee')}>Accepter</button>
      </li>
    </DecisionList>,
  );
  await user.keyboard('d');
  expect(link('Bruno')).toHaveFocus();
});

it('a key that was pressed before the lines came leads to them, unless the reader went elsewhere', () => {
  const wish = { current: true };
  const page = (names: readonly string[]) => (
    <DecisionWishContext value={wish}>
      <input />
      <DecisionList label="Demandes">
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </DecisionList>
    </DecisionWishContext>
  );
  const { rerender } = render(page([]));
  rerender(page(['Anne']));
  expect(link('Anne')).toHaveFocus();
  expect(wish.current).toBe(false);
  wish.current = true;
  screen.getByRole('textbox').focus();
  rerender(page(['Bruno']));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(wish.current).toBe(false);
});

it('A and R answer, and the next line has the focus', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.keyboard('da');
  expect(decided).toHaveBeenLastCalledWith('Anne', 'Acceptee');
  expect(link('Bruno')).toHaveFocus();
  await user.keyboard('{ArrowDown}r');
  expect(decided).toHaveBeenLastCalledWith('Chloé', 'Refusee');
  expect(link('Bruno')).toHaveFocus();
});

it('only the current line is in the tab order, with its answers', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.keyboard('d{ArrowDown}');
  await user.tab();
  await user.tab();
  expect(screen.getAllByRole('button', { name: 'Accepter' })[1]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('button', { name: 'Accepter' })[2]).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'après' })).toHaveFocus();
});

it('the second click of a double click does not answer the line that has come below the pointer', async () => {
  const user = userEvent.setup();
  render(<Page />);
  decided.mockClear();
  const first = () => screen.getAllByRole('button', { name: 'Accepter' })[0] ?? document.body;
  await user.click(first());
  await user.click(first());
  expect(decided.mock.calls).toEqual([['Anne', 'Acceptee']]);
});

it('after an answer to a line that keeps its place, the next one that waits has the focus', async () => {
  function Kept() {
    const [answered, setAnswered] = useState<readonly string[]>([]);
    return (
      <DecisionList label="Demandes">
        {['Anne', 'Bruno'].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
            {answered.includes(name) ? (
              <button data-undo="" onClick={() => setAnswered([])}>
                Annuler
              </button>
            ) : (
              <button {...answerMark('Acceptee')} onClick={() => setAnswered([name])}>
                Accepter
              </button>
            )}
          </li>
        ))}
      </DecisionList>
    );
  }
  const user = userEvent.setup();
  render(<Kept />);
  await user.keyboard('da');
  expect(link('Bruno')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(link('Anne')).toHaveFocus();
});
