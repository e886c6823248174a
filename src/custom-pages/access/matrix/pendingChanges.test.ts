import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flag } from '../api/accessTypes';
import {
  grantKey,
  grantsOf,
  isGranted,
  stillPending,
  toggleGrant,
  withoutChange,
  type Grant,
  type PendingChanges,
} from './pendingChanges';

const NONE: PendingChanges = new Map();
const saved = grantsOf([{ id: 1, code: 'A', libelle: 'A', actif: true, droits: [{ droitId: 5, flag: 'read' }] }]);
const held: Grant = { fonctionId: 1, droitId: 5, flag: 'read' };
const other: Grant = { fonctionId: 1, droitId: 5, flag: 'admin' };

describe('toggleGrant', () => {
  it('revokes a granted right, and grants another', () => {
    const pending = toggleGrant(saved, toggleGrant(saved, NONE, held), other);
    expect([...pending.values()]).toEqual([
      { ...held, granted: false },
      { ...other, granted: true },
    ]);
    expect(isGranted(saved, pending, held)).toBe(false);
    expect(isGranted(saved, pending, other)).toBe(true);
  });

  it('twice cancels out, whatever else is pending', () => {
    const grant = fc.record({
      fonctionId: fc.integer({ min: 1, max: 3 }),
      droitId: fc.integer({ min: 4, max: 6 }),
      flag: fc.constantFrom<Flag>('read', 'create', 'update', 'admin'),
    });
    fc.assert(
      fc.property(fc.array(grant), grant, (before, one) => {
        const pending = before.reduce((changes, next) => toggleGrant(saved, changes, next), NONE);
        const twice = toggleGrant(saved, toggleGrant(saved, pending, one), one);
        expect(new Set(twice.keys())).toEqual(new Set(pending.keys()));
        for (const [key, change] of twice) expect(saved.has(key)).toBe(!change.granted);
      }),
    );
  });
});

it('withoutChange removes one change and keeps the others', () => {
  const pending = toggleGrant(saved, toggleGrant(saved, NONE, held), other);
  expect([...withoutChange(pending, grantKey(held)).keys()]).toEqual([grantKey(other)]);
});

it('stillPending drops what has been saved meanwhile', () => {
  const pending = toggleGrant(saved, toggleGrant(saved, NONE, held), other);
  expect([...stillPending(new Set([grantKey(held), grantKey(other)]), pending).keys()]).toEqual([grantKey(held)]);
});
