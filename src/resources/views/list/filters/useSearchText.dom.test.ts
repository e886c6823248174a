import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './useSearchText';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAUSE = 60;

function renderSearch() {
  const asked: string[] = [];
  const hook = renderHook(
    ({ search, replacements }) =>
      useSearchText(
        search,
        (text) => asked.push(text),
        () => PAUSE,
        replacements,
      ),
    { initialProps: { search: '', replacements: 0 } },
  );
  const type = (text: string) => act(() => hook.result.current[1](text));
  const pause = () => act(() => void vi.advanceTimersByTime(PAUSE));
  return {
    asked,
    type,
    pause,
    follow: (search: string, replacements = 0) => hook.rerender({ search, replacements }),
    text: () => hook.result.current[0],
  };
}

it('input is kept while the list still shows an earlier search', () => {
  const { asked, type, pause, follow, text } = renderSearch();
  type('dup');
  pause();
  type('dupont');
  follow('dup');
  expect(text()).toBe('dupont');
  pause();
  expect(asked).toEqual(['dup', 'dupont']);
});

it('nothing is requested once the list is being left', () => {
  const { asked, type, pause } = renderSearch();
  type('dup');
  window.history.pushState(null, '', '/entreprises/details/12');
  pause();
  expect(asked).toEqual([]);
});

it('an outside change of the search is followed, also back to an earlier text', () => {
  const { type, pause, follow, text } = renderSearch();
  type('dup');
  pause();
  follow('dup');
  follow('');
  expect(text()).toBe('');
  follow('dup');
  expect(text()).toBe('dup');
});

it('input is kept while the list follows several earlier searches', () => {
  const { asked, type, pause, follow, text } = renderSearch();
  type('du');
  pause();
  type('dupo');
  pause();
  follow('du');
  expect(text()).toBe('dupo');
  type('dupont');
  follow('dupo');
  expect(text()).toBe('dupont');
  pause();
  expect(asked).toEqual(['du', 'dupo', 'dupont']);
});

it('pending input is dropped when all filters are replaced, even if the search stays empty', () => {
  const { asked, type, pause, follow, text } = renderSearch();
  type('dup');
  follow('', 1);
  expect(text()).toBe('');
  pause();
  expect(asked).toEqual([]);
});
