import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SummaryColumns } from './SummaryColumns';

const columns = (heights: readonly number[]) => (
  <SummaryColumns heights={heights} most={2}>
    {(place) => <i key={place}>{place}</i>}
  </SummaryColumns>
);

it('a card that grows moves no other to another column; a further card is balanced with the others', () => {
  const { container, rerender } = render(columns([5, 3, 3]));
  const texts = () => [...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['0', '12']);
  rerender(columns([5, 3, 9]));
  expect(texts()).toEqual(['0', '12']);
  rerender(columns([5, 3, 9, 1]));
  expect(texts()).toEqual(['013', '2']);
});
