import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../../test/support/screenSchemas';
import { arrangeRows } from './rowTree';

const node = (id: number, parentId: number | null = null) => ({ id, parentId });
const shape = (rows: ReturnType<typeof arrangeRows>) =>
  rows.map(({ record, depth }) => `${'.'.repeat(depth)}${record.id}`);

describe('the rows of a tree', () => {
  it("come after their parents, each level in the list's order", () => {
    const records = [node(5, 3), node(1), node(3, 1), node(2), node(4, 1)];
    expect(shape(arrangeRows(Domaines, records, 5))).toEqual(['1', '.3', '..5', '.4', '2']);
  });

  it('are top-level if their parent is not in the list', () => {
    expect(shape(arrangeRows(Domaines, [node(3, 1), node(2)], 2))).toEqual(['3', '2']);
  });

  it('keep their order on one of several pages, and in other lists', () => {
    expect(shape(arrangeRows(Domaines, [node(3, 1), node(1)], 40))).toEqual(['3', '1']);
    expect(shape(arrangeRows(Services, [node(3, 1), node(1)], 2))).toEqual(['3', '1']);
  });

  it('never lose a record, even in a cycle', () => {
    const parents = fc.array(fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }), { maxLength: 12 });
    fc.assert(
      fc.property(parents, (given) => {
        const records = given.map((parent, index) => node(index + 1, parent));
        const ids = arrangeRows(Domaines, records, records.length).map(({ record }) => record.id);
        expect([...ids].sort((a, b) => a - b)).toEqual(records.map(({ id }) => id));
      }),
    );
  });
});
