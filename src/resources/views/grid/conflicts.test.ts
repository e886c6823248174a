import { expect, it } from 'vitest';
import type { RowReport } from '../../changes/changes';
import { isConflict } from './conflicts';

it.each<[RowReport['reason'], boolean]>([
  ['stale', true],
  ['invalid', false],
  ['forbidden', false],
])('a row that is refused as %s: a conflict is %s', (reason, expected) => {
  expect(isConflict({ index: 0, status: 'refused', ...(reason && { reason }) })).toBe(expected);
});
