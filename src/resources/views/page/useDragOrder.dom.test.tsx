import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DragHandle } from './DragHandle';
import { useDragOrder } from './useDragOrder';

const HEIGHT = 40;

function Names({ onDrop }: { readonly onDrop: (names: readonly string[]) => void }) {
  const { list, order, begin } = useDragOrder<string>(['a', 'b', 'c'], onDrop);
  return (
    <ul ref={list}>
      {[...order, 'fixe'].map((name) => (
        <li key={name}>
          <DragHandle onGrip={(event) => begin(name, event)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Rows below each other, as a browser lays them out. */
function layRows() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    return new DOMRect(0, at * HEIGHT, 200, this.tagName === 'LI' ? HEIGHT : 4 * HEIGHT);
  });
}

const pointer = (type: string, clientY: number) =>
  act(() => void window.dispatchEvent(new MouseEvent(type, { clientY })));

/** The DOM of the tests has no pointer events. */
const press = (grip: Element) => fireEvent(grip, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));

afterEach(() => vi.restoreAllMocks());

it('moves a row under the pointer, and tells the order once on release', () => {
  layRows();
  const onDrop = vi.fn<(names: readonly string[]) => void>();
  const { container } = render(<Names onDrop={onDrop} />);
  const grip = container.querySelector('.drag-handle') as Element;
  press(grip);
  pointer('pointermove', 1.5 * HEIGHT);
  expect(shown()).toEqual(['b', 'a', 'c', 'fixe']);
  // Below the last movable row it stays the last of these.
  pointer('pointermove', 3.5 * HEIGHT);
  expect(shown()).toEqual(['b', 'c', 'a', 'fixe']);
  expect(onDrop).not.toHaveBeenCalled();
  pointer('pointerup', 3.5 * HEIGHT);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith(['b', 'c', 'a']);
});

it('a drag that is broken off changes nothing', () => {
  layRows();
  const onDrop = vi.fn<(names: readonly string[]) => void>();
  const { container } = render(<Names onDrop={onDrop} />);
  press(container.querySelector('.drag-handle') as Element);
  pointer('pointermove', 1.5 * HEIGHT);
  pointer('pointercancel', 1.5 * HEIGHT);
  expect(shown()).toEqual(['a', 'b', 'c', 'fixe']);
  expect(onDrop).not.toHaveBeenCalled();
});
