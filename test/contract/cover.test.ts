import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasScreens } from '../../src/resources/access/access';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { listShapeOf, shapeOf } from '../support/cover/aspects';
import { coverOf, type Candidate } from '../support/cover/cover';
import { readLanguage } from '../support/cover/readLanguage';
import { candidates, scopeOf } from '../support/cover/scope';
import { isLongRun } from '../support/longRun';

const candidate = (name: string, aspects: readonly string[], cost = 1): Candidate => ({
  name,
  aspects: new Set(aspects),
  cost,
});

const aspectsOfAll = (all: readonly Candidate[]) => new Set(all.flatMap(({ aspects }) => [...aspects]));

const chosenOf = (all: readonly Candidate[]) => {
  const names = coverOf(all);
  return all.filter(({ name }) => names.includes(name));
};

describe('a cover', () => {
  it('takes the candidate that covers most first, and skips those that add nothing', () => {
    expect(coverOf([candidate('a', ['1']), candidate('b', ['1', '2']), candidate('c', ['2', '3'])])).toEqual([
      'b',
      'c',
    ]);
  });

  it('takes the cheaper of two that cover the same, then the first by name', () => {
    expect(coverOf([candidate('a', ['1'], 9), candidate('b', ['1'], 2)])).toEqual(['b']);
    expect(coverOf([candidate('b', ['1']), candidate('a', ['1'])])).toEqual(['a']);
  });

  it('drops candidates that later ones made redundant', () => {
    const all = [
      candidate('most', ['1', '2', '3']),
      candidate('left', ['1', '2', '4']),
      candidate('right', ['3', '5']),
    ];
    expect(coverOf(all)).toEqual(['left', 'right']);
  });

  it('is empty if there is nothing to cover', () => {
    expect(coverOf([])).toEqual([]);
    expect(coverOf([candidate('a', [])])).toEqual([]);
  });

  const anyCandidates = fc
    .array(fc.record({ aspects: fc.array(fc.integer({ min: 0, max: 12 }).map(String)), cost: fc.nat(5) }), {
      maxLength: 12,
    })
    .map((all) => all.map(({ aspects, cost }, index) => candidate(`r${index}`, aspects, cost)));

  it('covers every aspect with no redundant candidate, whatever the order', () => {
    fc.assert(
      fc.property(
        anyCandidates.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          const chosen = chosenOf(all);
          expect(aspectsOfAll(chosen)).toEqual(aspectsOfAll(all));
          for (const one of chosen)
            expect(aspectsOfAll(chosen.filter((other) => other !== one)).size).toBeLessThan(aspectsOfAll(all).size);
          expect(coverOf(shuffled)).toEqual(coverOf(all));
        },
      ),
    );
  });
});

describe('the cover of the declared resources', () => {
  const { visible } = createRegistry(schemas);
  const shown = visible.filter(hasScreens);

  it.each([
    ['api', visible],
    ['lists', shown],
    ['forms', shown],
  ] as const)('includes every shape, kind and option, and is smaller than the whole: %s', async (side, all) => {
    const { full, opened } = await scopeOf(all, side);
    const given = candidates(await readLanguage(), all, side);
    const chosen = given.filter(({ name }) => full.some((schema) => schema.name === name));
    expect(aspectsOfAll(chosen)).toEqual(aspectsOfAll(given));
    // Forms distinguish fewer shapes than lists, and lists fewer than the API.
    if (side === 'api') expect(new Set(full.map(shapeOf))).toEqual(new Set(all.map(shapeOf)));
    if (side === 'lists') expect(new Set(full.map(listShapeOf))).toEqual(new Set(all.map(listShapeOf)));
    expect([...full, ...opened].map(({ name }) => name).toSorted()).toEqual(all.map(({ name }) => name).toSorted());
    if (!isLongRun()) expect(full.length).toBeLessThan(all.length / 2);
  });

  it('includes a resource with a unique option', async () => {
    const [plain] = visible.filter(({ name }) => name === 'Branches');
    if (!plain) throw new Error('the example is not declared');
    const odd = { ...plain, name: 'Neuves', operations: { ...plain.operations, list: 'single' } } as const;
    const language = await readLanguage();
    expect(coverOf(candidates(language, [...visible, odd], 'api'))).toContain('Neuves');
    expect(coverOf(candidates(language, [...visible, { ...plain, name: 'Autres' }], 'api'))).not.toContain('Autres');
  });
});
