import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_SLOT, type Slot } from '../core/slot';
import { changesNothing, firstInput, isOwnSlot, proposalBody, proposalIssue, proposalValues } from './proposal';
import { proposalOf } from './proposedEdits';

const add = (start: number, end: number) => ({ action: 'Ajout', start, end }) as const;
const slot = { id: 4, salarieId: 7, simulationId: null } as Parameters<typeof isOwnSlot>[0];

describe('proposalIssue', () => {
  it('permits a proposal exactly if its end is after its start', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: -1e9, max: 1e9 }), (start, length) => {
        const proposal = add(start, start + length);
        expect(proposalIssue(proposal, proposalValues(proposal, 2))).toBe(length > 0 ? undefined : 'endBeforeStart');
      }),
    ));

  it('requires a type and both times', () => {
    const proposal = add(0, 60_000);
    expect(proposalIssue(proposal, proposalValues(proposal, null))).toBe('missing');
    expect(proposalIssue(proposal, { ...proposalValues(proposal, 2), fin: '?' })).toBe('missing');
  });
});

it('begins with the reason if the times were drawn, else with the times', () => {
  const stored = { ...BLANK_SLOT, id: 4, salarieId: 7, typeCreneauId: 2, start: 0, end: 60_000 };
  const to = { start: 60_000, end: 120_000 };
  const withType = { typeCreneauId: 2 };
  expect(firstInput({ ...add(0, 60_000), isDrawn: true }, withType)).toBe('motif');
  expect(firstInput({ ...add(0, 60_000), isDrawn: true }, { typeCreneauId: null })).toBe('typeCreneauId');
  expect(firstInput({ ...add(0, 60_000), like: stored }, withType)).toBe('motif');
  expect(firstInput({ action: 'Modification', slot: stored, to }, withType)).toBe('motif');
  expect(firstInput({ action: 'Modification', slot: stored }, withType)).toBe('debut');
  expect(firstInput(add(0, 60_000), withType)).toBe('debut');
});

describe('a change that a gesture made', () => {
  const stored = { ...BLANK_SLOT, id: 4, salarieId: 7, typeCreneauId: 2, start: 0, end: 60_000 };
  const moved = { action: 'Modification', slot: stored, to: { start: 60_000, end: 120_000 } } as const;

  it('can be sent as it is, and not without the change', () => {
    expect(proposalValues(moved, null).debut).toBe('1970-01-01T00:01:00.000Z');
    expect(changesNothing(moved, proposalValues(moved, null))).toBe(false);
    expect(
      changesNothing(moved, { ...proposalValues({ action: 'Modification', slot: stored }, null), motif: 'Non' }),
    ).toBe(true);
  });

  it('is proposed for one slot of the person only', () => {
    const of = (id: number) => (id === 4 ? stored : id === 5 ? { ...stored, id: 5, salarieId: 8 } : undefined);
    const move = (slotId: number) => ({ kind: 'move', slotId, salarieId: 7, start: 60_000, end: 120_000 }) as const;
    expect(proposalOf([move(4)], of, 7)).toEqual(moved);
    expect(proposalOf([{ kind: 'delete', slotId: 4 }], of, 7)).toEqual({ action: 'Suppression', slot: stored });
    expect(proposalOf([{ kind: 'create', slot: stored }], of, 7)).toMatchObject({ action: 'Ajout', start: 0 });
    expect(proposalOf([move(5)], of, 7)).toBeUndefined();
    expect(proposalOf([move(4), move(4)], of, 7)).toBeUndefined();
  });
});

describe('proposalBody', () => {
  const full = { ...BLANK_SLOT, id: 4, typeCreneauId: 2, start: 0, end: 60_000, entrepriseId: 12, texte: 'Salle 2' };
  const bodyOf = (values: object, of: Slot = full) => {
    const proposal = { action: 'Modification', slot: of } as const;
    return proposalBody(proposal, { ...proposalValues(proposal, 2), ...values });
  };

  it('says that a value is cleared only if there was one', () => {
    expect(bodyOf({ entrepriseId: null, texte: '  ' })).toMatchObject({ sansEntreprise: true, sansTexte: true });
    expect(bodyOf({ texte: 'Salle 3' })).not.toHaveProperty('sansTexte');
    expect(bodyOf({})).not.toHaveProperty('sansEntreprise');
    expect(bodyOf({}, { ...full, entrepriseId: null, texte: null })).not.toHaveProperty('sansTexte');
  });
});

describe('isOwnSlot', () => {
  it("is one's own, stored, real and unmarked", () => {
    expect(isOwnSlot(slot, 7)).toBe(true);
    expect(isOwnSlot(slot, 8)).toBe(false);
    expect(isOwnSlot({ ...slot, id: -4 }, 7)).toBe(false);
    expect(isOwnSlot({ ...slot, mark: 'pending' }, 7)).toBe(false);
    expect(isOwnSlot({ ...slot, simulationId: 2 }, 7)).toBe(false);
  });
});
