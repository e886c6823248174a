import { describe, expect, it } from 'vitest';
import { slot } from '../timeline/testing/samplePlan';
import { followed, followedIds, followIn } from './followed';

const at = (id: number) => slot(id, 10, '2026-11-02 09:00', '2026-11-02 12:00');
const idOf = (id: number) => (id === -1 ? 41 : id);

describe('a slot whose id changes', () => {
  it('is followed once it is rendered, not before', () => {
    expect(followIn([at(-1)], idOf)(-1)).toBe(-1);
    expect(followIn([at(41)], idOf)(-1)).toBe(41);
    expect(followIn([at(7)], undefined)(-1)).toBe(-1);
  });

  it('stays selected', () => {
    const follow = followIn([at(41), at(7)], idOf);
    const others = new Set([7]);
    expect(followedIds(new Set([-1, 7]), follow)).toEqual(new Set([41, 7]));
    expect(followedIds(others, follow)).toBe(others);
  });

  it('stays carried, cut or resized in place', () => {
    const follow = followIn([at(41)], idOf);
    const moved = followed({ kind: 'move', slots: [at(-1), at(7)], wall: 5 }, follow);
    expect(moved).toMatchObject({ kind: 'move', wall: 5, slots: [{ id: 41, start: at(-1).start }, { id: 7 }] });
    expect(followed({ edge: 'end', slot: at(-1) }, follow)).toMatchObject({ edge: 'end', slot: { id: 41 } });
    const untouched = { slots: [at(7)] };
    expect(followed(untouched, follow)).toBe(untouched);
  });
});
