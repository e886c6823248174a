import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Longer than any pause after which a text is told. */
const SETTLED = 2000;

/** A page whose address answers only when told to. */
const address: { answer: (text?: string) => void; told: string[] } = { answer: () => {}, told: [] };
function Page() {
  const [text, setText] = useState('');
  address.answer = (given = address.told.at(-1) ?? '') => act(() => setText(given));
  return <SearchField text={text} onText={(next) => address.told.push(next)} inputRef={null} />;
}
function openField() {
  address.told = [];
  render(
    <CoreAdminContext>
      <Page />
    </CoreAdminContext>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const settle = () => {
    act(() => {
      vi.advanceTimersByTime(SETTLED);
    });
  };
  return { field, type, settle };
}

test('letters typed while the address changes stay', () => {
  const { field, type, settle } = openField();
  type('d');
  settle();
  type('de');
  address.answer();
  expect(field).toHaveValue('de');
  settle();
  type('delattre');
  address.answer();
  expect(field).toHaveValue('delattre');
  settle();
  address.answer();
  expect(field).toHaveValue('delattre');
  expect(address.told).toEqual(['d', 'de', 'delattre']);
});

test('a text that comes from elsewhere replaces what the field holds', () => {
  const { field, type, settle } = openField();
  type('delattre');
  settle();
  address.answer();
  address.answer('');
  expect(field).toHaveValue('');
  address.answer('delattre');
  expect(field).toHaveValue('delattre');
});

test('a text that was told and taken back before the address answered is told again', () => {
  const { type, settle } = openField();
  type('d');
  settle();
  type('');
  settle();
  expect(address.told).toEqual(['d', '']);
});
