import { describe, expect, it } from 'vitest';
import { addressedTo } from './audience';
import { holds } from '../records/holds';
import { InformationsAdditionnelles } from '../schemas/notices';

const audience = { fonctions: 'fonctionsAllowed', groupes: 'groupesAllowed' } as const;

const isSeen = (
  [fonctionsAllowed, groupesAllowed]: readonly [number[] | null, number[] | null],
  [fonctions, groupes]: readonly [number[], number[]],
) =>
  holds(
    addressedTo(audience, { fonctions, groupes }),
    { id: 1, fonctionsAllowed, groupesAllowed },
    InformationsAdditionnelles,
  );

describe('addressedTo', () => {
  it('is true for holders of one of the functions, and members of one of the groups', () => {
    expect(isSeen([[1, 2], [7]], [[2], []])).toBe(true);
    expect(isSeen([[1, 2], [7]], [[], [7, 8]])).toBe(true);
    expect(isSeen([[1, 2], [7]], [[2], [7]])).toBe(true);
  });

  it('does not confuse groups with functions', () => {
    expect(isSeen([[1, 2], [7]], [[7], [1, 2]])).toBe(false);
  });

  it('is false for everyone else, and for a record without an audience', () => {
    expect(isSeen([[1], [7]], [[], []])).toBe(false);
    expect(isSeen([[], []], [[], []])).toBe(false);
    expect(isSeen([null, null], [[1], [7]])).toBe(false);
  });
});
