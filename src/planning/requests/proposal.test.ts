import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_SLOT, type Slot } from '../core/slot';
import { isOwnSlot, proposalBody, proposalIssue, proposalValues } from './proposal';

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
