import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useMoreAside } from './useMoreAside';

function Wide() {
  const table = useRef<HTMLTableElement>(null);
  useMoreAside(table);
  return (
    <div data-testid="frame">
      <table ref={table} />
    </div>
  );
}

it('a shadow shows that the table continues sideways, until its end', () => {
  let tell = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        tell = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  const frame = render(<Wide />).getByTestId('frame');
  const widths = { scrollWidth: 900, clientWidth: 600 };
  for (const [name, width] of Object.entries(widths)) Object.defineProperty(frame, name, { value: width });
  tell();
  expect(Object.keys(frame.dataset)).toEqual(['testid', 'wide', 'more']);
  frame.scrollLeft = 100;
  fireEvent.scroll(frame);
  expect(Object.keys(frame.dataset)).toEqual(['testid', 'wide', 'more', 'moved']);
  frame.scrollLeft = 300;
  fireEvent.scroll(frame);
  expect(Object.keys(frame.dataset)).toEqual(['testid', 'wide', 'moved']);
});
