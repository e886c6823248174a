import fc from 'fast-check';
import { expect, it } from 'vitest';
import { previewAccess, rightsAfter, type MatrixChange, type Person } from './previewAccess';

const right = fc.constantFrom('A:read', 'A:admin', 'B:read');
const fonctionId = fc.integer({ min: 1, max: 3 });

/** Functions with their rights, and people with some functions and direct rights. */
const world = fc
  .record({
    rightsOf: fc.tuple(fc.uniqueArray(right), fc.uniqueArray(right), fc.uniqueArray(right)),
    people: fc.array(fc.record({ fonctionIds: fc.uniqueArray(fonctionId), own: fc.uniqueArray(right) }), {
      maxLength: 5,
    }),
    changes: fc.uniqueArray(fc.record({ fonctionId, right, granted: fc.boolean() }), {
      selector: (one) => `${one.fonctionId} ${one.right}`,
    }),
  })
  .map(({ rightsOf, people, changes }) => ({ rightsOf, people: people.map((one, id) => ({ ...one, id })), changes }));

type Functions = readonly (readonly string[])[];

const personOf = (
  rightsOf: Functions,
  { id, fonctionIds, own }: { id: number; fonctionIds: number[]; own: string[] },
): Person => ({
  id,
  nomComplet: `Personne ${id}`,
  fonctionIds,
  held: [
    ...own.map((one) => ({ right: one, fonctionId: null })),
    ...fonctionIds.flatMap((fonction) =>
      (rightsOf[fonction - 1] ?? []).map((one) => ({ right: one, fonctionId: fonction })),
    ),
  ],
});

const changed = (rightsOf: Functions, changes: readonly MatrixChange[]): Functions =>
  rightsOf.map((rights, index) => {
    const mine = changes.filter((one) => one.fonctionId === index + 1);
    const kept = rights.filter((one) => !mine.some((change) => change.right === one && !change.granted));
    return [...new Set([...kept, ...mine.filter(({ granted }) => granted).map((change) => change.right)])];
  });

const heldBy = ({ held }: Person) => new Set(held.map((one) => one.right));

it('the preview equals the rights after the change', () => {
  fc.assert(
    fc.property(world, ({ rightsOf, people, changes }) => {
      const after = changed(rightsOf, changes);
      for (const one of people) {
        expect(rightsAfter(personOf(rightsOf, one), changes)).toEqual(heldBy(personOf(after, one)));
      }
    }),
  );
});

it('the preview lists exactly who gains and who loses', () => {
  fc.assert(
    fc.property(world, ({ rightsOf, people, changes }) => {
      const before = people.map((one) => personOf(rightsOf, one));
      const after = people.map((one) => personOf(changed(rightsOf, changes), one));
      previewAccess(before, changes).forEach(({ gains, loses }, index) => {
        const change = changes[index];
        if (!change) throw new Error('more effects than changes');
        before.forEach((person, at) => {
          const had = heldBy(person).has(change.right);
          const has = heldBy(after[at] ?? person).has(change.right);
          const touched = person.fonctionIds.includes(change.fonctionId);
          expect(gains.includes(person)).toBe(touched && !had && has);
          expect(loses.includes(person)).toBe(touched && had && !has);
        });
      });
    }),
  );
});
