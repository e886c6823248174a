import { expect, it } from 'vitest';
import { LANGUAGES } from '../../resources/language/words';
import type { Command } from './commands';
import { exampleOf } from './examples';

const page = (path: string): Command => ({ id: path, group: 'go', label: path, effect: { kind: 'go', path } });

it.each(LANGUAGES)('the examples in %s are of pages that the reader has', (language) => {
  const turns = [0, 1, 2].map((turn) => exampleOf([page('/dossiers'), page('/plannings')], language, turn));
  expect(new Set(turns).size).toBe(2);
  expect(turns[0]).toBe(turns[2]);
  expect(exampleOf([page('/contacts')], language, 5)).toBeUndefined();
});
