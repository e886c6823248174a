import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integer } from '../fields/integer/kind';
import { text } from '../fields/text/kind';
import { mergeRecords, proposedSide, resolvedValues, type Side } from './merge';

const LABEL = ['Nom', 'Name', 'Name', 'Nome'] as const;

const schema = {
  fields: {
    a: text({ label: LABEL }),
    b: text({ label: LABEL }),
    c: text({ label: LABEL }),
    d: integer({ label: LABEL }),
    creeLe: text({ label: LABEL, readOnly: true }),
  },
};
const NAMES = ['a', 'b', 'c', 'd'] as const;

describe('merging two versions of a record', () => {
  const before = { a: 'un', b: 'deux', c: null, d: 4, creeLe: 'hier' };

  it('combines changes of different fields', () => {
    const { merged, taken, conflicts } = mergeRecords(
      schema,
      before,
      { ...before, b: 'DEUX', creeLe: 'aujourd’hui' },
      { a: 'UN', b: 'deux', c: '', d: 4 },
    );
    expect(merged).toEqual({ a: 'UN', b: 'DEUX', c: null, d: 4 });
    expect(taken).toEqual(['b']);
    expect(conflicts).toEqual([]);
  });

  it('is a conflict only if both changed the same field differently', () => {
    const { conflicts, taken } = mergeRecords(
      schema,
      before,
      { ...before, a: 'UN', b: 'DEUX', d: 5 },
      { a: ' UN ', b: 'Deux !', c: null, d: '4' },
    );
    expect(conflicts).toEqual(['b']);
    expect(taken).toEqual(['d']);
  });

  it('keeps fields that a version lacks', () => {
    const { merged, taken } = mergeRecords(schema, before, { ...before, c: 'trois' }, { a: 'UN' });
    expect(merged).toEqual({ a: 'UN', b: 'deux', c: 'trois', d: 4 });
    expect(taken).toEqual(['c']);
  });

  it('proposes mine, unless I emptied what they filled in', () => {
    expect(proposedSide('x', 'y')).toBe('mine');
    expect(proposedSide(null, 'y')).toBe('mine');
    expect(proposedSide('x', '')).toBe('theirs');
    expect(proposedSide(null, null)).toBe('mine');
  });
});

type Name = (typeof NAMES)[number];
type Record4 = Readonly<Record<Name, unknown>>;

/** A step of one of two people: types a value or saves, and chooses a side in each conflict. */
const step = fc.oneof(
  fc.record({
    who: fc.constantFrom(0, 1),
    field: fc.constantFrom(...NAMES),
    value: fc.option(fc.constantFrom('x', 'y', 'z', '7'), { nil: null }),
  }),
  fc.record({ who: fc.constantFrom(0, 1), choose: fc.constantFrom<Side>('mine', 'theirs') }),
);

/** The integer field holds numbers. */
const typed = (field: Name, value: string | null): unknown =>
  field === 'd' && value !== null ? value.charCodeAt(0) : value;

describe('two people who save the same record in any order', () => {
  it('lose no change that was not shown before being replaced', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let stored: Record4 = { a: 'un', b: 'deux', c: null, d: 4 };
        let version = 1;
        const people = [0, 1].map(() => ({ base: stored, version, mine: stored }));
        for (const one of steps) {
          const person = people[one.who];
          if (!person) continue;
          if ('field' in one) {
            person.mine = { ...person.mine, [one.field]: typed(one.field, one.value) };
            continue;
          }
          const before = stored;
          let asked: readonly string[] = [];
          let values: Readonly<Record<string, unknown>> = person.mine;
          if (person.version !== version) {
            const merge = mergeRecords(schema, person.base, stored, person.mine);
            asked = merge.conflicts;
            values = resolvedValues(merge, stored, Object.fromEntries(asked.map((name) => [name, one.choose])));
          }
          const saved: Record4 = { a: values.a, b: values.b, c: values.c, d: values.d };
          for (const name of NAMES) {
            const isMine = person.mine[name] !== person.base[name];
            // Fields that I did not change keep the stored value; mine are saved, unless I chose theirs.
            if (!isMine) expect(saved[name]).toEqual(before[name]);
            else if (!asked.includes(name) || one.choose === 'mine') expect(saved[name]).toEqual(person.mine[name]);
            else expect(saved[name]).toEqual(before[name]);
            // The other person's changes are never replaced without being shown.
            const theyChanged = before[name] !== person.base[name];
            if (theyChanged && saved[name] !== before[name]) expect(asked).toContain(name);
          }
          stored = saved;
          version += 1;
          people[one.who] = { base: stored, version, mine: stored };
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('get the same record in either order, if they changed different fields', () => {
    const values = fc.record({ a: fc.string(), b: fc.string(), c: fc.string(), d: fc.integer() });
    fc.assert(
      fc.property(values, values, values, fc.subarray([...NAMES]), (base, left, right, leftNames) => {
        const pick = (from: Record4, isLeft: boolean): Record4 => ({
          ...base,
          ...Object.fromEntries(NAMES.filter((n) => leftNames.includes(n) === isLeft).map((n) => [n, from[n]])),
        });
        const [one, other] = [pick(left, true), pick(right, false)];
        const first = mergeRecords(schema, base, one, other);
        const second = mergeRecords(schema, base, other, one);
        expect(first.conflicts).toEqual([]);
        expect(second.conflicts).toEqual([]);
        for (const name of NAMES) {
          const wanted = leftNames.includes(name) ? one[name] : other[name];
          const isBlank = typeof wanted === 'string' && wanted.trim() === '';
          for (const { merged } of [first, second])
            if (!isBlank && String(wanted).trim() !== String(base[name]).trim()) expect(merged[name]).toBe(wanted);
        }
      }),
    );
  });
});
