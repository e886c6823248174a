import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postcode, postcodeKind } from '../fields/postcode/kind';
import { countDepartments, departmentOf, NO_DEPARTMENT, placeCondition, PREFIX_LENGTH } from './departments';
import { holds } from './holds';

const fields = { code: postcode({ label: ['Code', 'Code', 'Code', 'Code'] }) };

/** A French postcode; rare ones are as likely as common ones. */
const postcodes = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 1, max: 95 }).map((one) => String(one).padStart(2, '0')),
      fc.constantFrom(
        '20',
        '971',
        '972',
        '973',
        '974',
        '975',
        '976',
        '977',
        '978',
        '980',
        '984',
        '986',
        '987',
        '988',
        '989',
      ),
    ),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([head, tail]) => (head + String(tail).padStart(3, '0')).slice(0, 5))
  .filter((code) => postcodeKind.parse(code, fields.code).ok);

describe('the department of a postcode', () => {
  it.each([
    ['59000', '59'],
    ['01000', '01'],
    ['20000', '2A'],
    ['20167', '2A'],
    ['20200', '2B'],
    ['20600', '2B'],
    ['20300', undefined],
    ['97110', '971'],
    ['97400', '974'],
    ['98714', '987'],
    ['98000', undefined],
    ['96000', undefined],
    ['00100', undefined],
    ['2A000', undefined],
    ['', undefined],
  ])('for %s is %s', (code, department) => expect(departmentOf(code)).toBe(department));

  it("follows from its first digits, and agrees with the department's filter", () => {
    const every = [...Array(99).keys()].map((one) => String(one).padStart(2, '0'));
    const departments = ['2A', '2B', ...every, ...[...Array(20).keys()].map((one) => String(970 + one))];
    fc.assert(
      fc.property(postcodes, (code) => {
        const own = departmentOf(code);
        expect(departmentOf(code.slice(0, PREFIX_LENGTH))).toBe(own);
        // 20 and 97 are no departments: the map does not show them and no list filters by them.
        const shown = departments.filter((one) => one !== '20' && one !== '97' && one !== '98' && one !== '96');
        const found = shown.filter((one) => holds(placeCondition('code', one), { code }, { fields }));
        expect(found.filter((one) => departmentOf(one.padEnd(5, '0')) === one || one.startsWith('2'))).toEqual(
          own === undefined ? [] : [own],
        );
      }),
    );
  });

  it('is a group of its own without a postcode', () => {
    const without = placeCondition('code', null);
    expect(holds(without, { code: null }, { fields })).toBe(true);
    expect(holds(without, { code: '59000' }, { fields })).toBe(false);
  });

  it('has a filter for exactly the postcodes of no department', () => {
    const elsewhere = placeCondition('code', NO_DEPARTMENT);
    const codes = [...Array(1000).keys()].map((one) => `${String(one).padStart(3, '0')}00`);
    const accepted = codes.filter((code) => postcodeKind.parse(code, fields.code).ok);
    expect(accepted.filter((code) => holds(elsewhere, { code }, { fields }))).toEqual(
      accepted.filter((code) => departmentOf(code) === undefined),
    );
    expect(holds(elsewhere, { code: null }, { fields })).toBe(false);
  });

  it('counts every record once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.option(postcodes), fc.integer({ min: 1, max: 9 }))), (groups) => {
        const { departements, sansCode, autres } = countDepartments(groups);
        const sum = departements.reduce((all, { nombre }) => all + nombre, sansCode + autres);
        expect(sum).toBe(groups.reduce((all, [, count]) => all + count, 0));
        expect(new Set(departements.map(({ code }) => code)).size).toBe(departements.length);
      }),
    );
  });
});
