import type { KeyboardEvent } from 'react';

const COLUMN = '[data-column]';
const CARD = '[data-card]';

const cardsIn = (column: Element | null | undefined): readonly HTMLElement[] => [
  ...(column?.querySelectorAll<HTMLElement>(CARD) ?? []),
];

/**
 * The card in an arrow's direction: the next one in its column, or the one at the same position in the next
 * non-empty column.
 */
function nextCard(place: HTMLElement, card: HTMLElement, key: string): HTMLElement | undefined {
  const column = card.closest(COLUMN);
  const own = cardsIn(column);
  const at = own.indexOf(card);
  if (key === 'ArrowDown') return own[at + 1];
  if (key === 'ArrowUp') return own[at - 1];
  const columns = [...place.querySelectorAll(COLUMN)];
  const from = columns.findIndex((one) => one === column);
  const others = key === 'ArrowRight' ? columns.slice(from + 1) : columns.slice(0, from).toReversed();
  const cards = cardsIn(others.find((one) => cardsIn(one).length > 0));
  return cards[Math.min(at, cards.length - 1)];
}

/** Moves the focus between cards by arrow key. @returns true if it moved */
export function focusStep(place: HTMLElement | null, { key, currentTarget }: KeyboardEvent): boolean {
  if (!place || !key.startsWith('Arrow') || !(currentTarget instanceof HTMLElement)) return false;
  const next = nextCard(place, currentTarget, key);
  next?.focus();
  return next !== undefined;
}
