import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useMoreAside, useMoreBelow } from './useMoreAside';

function Wide() {
  const table = useRef<HTMLTableElement>(null);
  useMoreAside(table);
  return (
    <div data-testid="frame">
      <table ref={table} />
    </div>
  );
}

function High() {
  const list = useRef<HTMLUListElement>(null);
  useMoreBelow(list);
  return (
    <div data-testid="frame">
      <ul ref={list} />
    </div>
  );
}

/** Stubs the observer. @returns a function that reports a size */
function stubObserver(): () => void {
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
  return () => tell();
}

it('a menu fades only where there is more to scroll', () => {
  const tell = stubObserver();
  const frame = render(<High />).getByTestId('frame');
  const heights = { scrollHeight: 900, clientHeight: 600 };
  for (const [name, height] of Object.entries(heights)) Object.defineProperty(frame, name, { value: height });
  tell();
  expect(Object.keys(frame.dataset)).toEqual(['testid', 'wide', 'more']);
  frame.scrollTop = 300;
  fireEvent.scroll(frame);
  expect(Object.keys(frame.dataset)).toEqual(['testid', 'wide', 'moved']);
});

it('a shadow shows that the table continues sideways, until its end', () => {
  const tell = stubObserver();
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
