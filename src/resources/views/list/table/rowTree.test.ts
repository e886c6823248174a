import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../../test/support/screenSchemas';
import { arrangeRows } from './rowTree';

const node = (id: number, parentId: number | null = null) => ({ id, parentId });
const shape = (rows: ReturnType<typeof arrangeRows>) =>
  rows.map(({ record, depth }) => `${'.'.repeat(depth)}${record.id}`);

describe('the rows of a tree', () => {
  it('stand below their parents, each level in the order of the list', () => {
    const records = [node(5, 3), node(1), node(3, 1), node(2), node(4, 1)];
    expect(shape(arrangeRows(Domaines, records, 5))).toEqual(['1', '.3', '..5', '.4', '2']);
  });

  it('stand at the top where their parent is not in the list', () => {
    expect(shape(arrangeRows(Domaines, [node(3, 1), node(2)], 2))).toEqual(['3', '2']);
  });

  it('stay as they came on one page of several, and in a list that is no tree', () => {
    expect(shape(arrangeRows(Domaines, [node(3, 1), node(1)], 40))).toEqual(['3', '1']);
    expect(shape(arrangeRows(Services, [node(3, 1), node(1)], 2))).toEqual(['3', '1']);
  });

  it('never lose a record, even where the data turn in a circle', () => {
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
