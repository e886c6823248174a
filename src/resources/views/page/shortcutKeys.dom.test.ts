import { expect, it } from 'vitest';
import { shownKeys } from './shortcutKeys';

it('shortcuts are written as on the keys', () => {
  expect(shownKeys('Control+S')).toBe('Ctrl + S');
  expect(shownKeys('Control+K Meta+K')).toBe('Ctrl + K');
  expect(shownKeys('E')).toBe('E');
});
