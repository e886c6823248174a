import { describe, expect, it } from 'vitest';
import { nextTab, separateRare } from './tabEntries';

describe('keys along the tabs', () => {
  it('move with the arrows of their direction, wrapping around', () => {
    expect(nextTab('ArrowDown', true, 2, 3)).toBe(0);
    expect(nextTab('ArrowUp', true, 0, 3)).toBe(2);
    expect(nextTab('ArrowRight', false, 0, 3)).toBe(1);
    expect(nextTab('ArrowRight', true, 0, 3)).toBeUndefined();
  });

  it('jump to the ends', () => {
    expect([nextTab('Home', true, 2, 3), nextTab('End', false, 0, 3)]).toEqual([0, 2]);
  });
});

describe('rare tabs', () => {
  const entry = (label: string, isRare = false) => ({ slug: label, label, isRare });

  it('stand apart from the others, and their groups go with them', () => {
    const groups = [
      { entries: [{ label: 'Informations' }] },
      { label: 'Suivi', entries: [entry('contrats'), entry('visites', true)] },
      { label: 'Divers', entries: [entry('notes', true)] },
    ];
    expect(separateRare(groups)).toEqual({
      usual: [groups[0], { label: 'Suivi', entries: [entry('contrats')] }],
      rare: [entry('visites', true), entry('notes', true)],
    });
  });

  it('stay in their group if there is only one', () => {
    const groups = [{ label: 'Suivi', entries: [entry('contrats'), entry('visites', true)] }];
    expect(separateRare(groups)).toEqual({ usual: groups, rare: [] });
  });
});
