import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { EXTENSIONS } from '../../../resources/protocol/extensions';
import type { ListQuery } from '../../../resources/records/listQuery';
import { schemas } from '../../../portal/declared';
import { queryString } from '../../queryString';
import { listParameters } from '../listParameters';
import { isAnsweredByApi, isPaged, takenQuery, wholeParameters, type Extensions } from './takenByList';

const schema = fc.constantFrom(...schemas);
const extensions = fc.subarray([...EXTENSIONS]).map((names) => new Set(names));
const query = fc.record(
  {
    page: fc.integer({ min: 1, max: 5000 }),
    pageSize: fc.integer({ min: 1, max: 500 }),
    search: fc.string({ minLength: 1 }),
    orderBy: fc.constantFrom('id', 'libelle', 'code'),
    descending: fc.boolean(),
    filter: fc.constant({ field: 'libelle', operator: 'contains', value: 'a' } as const),
  },
  { requiredKeys: [] },
);

const parametersOf = (one: ResourceSchema, asked: ListQuery, available: Extensions) =>
  listParameters(one, takenQuery(one, asked, available));

const CONTRACT = ['PageNumber', 'PageSize', 'Search', 'OrderBy', 'OrderByDescending'];

describe('list parameters', () => {
  it('contain nothing beyond the contract without extensions', () => {
    fc.assert(
      fc.property(schema, query, (one, asked) => {
        const none = new Set<never>();
        const allowed = [...(one.operations.list === 'paged' ? CONTRACT : []), ...Object.keys(one.parameters)];
        const whole = wholeParameters(one, asked, none);
        const sent = isAnsweredByApi(one, asked, none) ? parametersOf(one, asked, none) : whole;
        for (const [name, value] of Object.entries(sent)) if (value) expect(allowed).toContain(name);
        if (one.operations.order === 'extension') expect(sent.OrderBy).toBeFalsy();
      }),
    );
  });

  it('omit nothing if the API has to apply them', () => {
    fc.assert(
      fc.property(schema, query, extensions, (one, asked, available) => {
        if (!isAnsweredByApi(one, asked, available)) return;
        const sent = parametersOf(one, asked, available);
        expect(isPaged(one, available)).toBe(true);
        expect(sent.PageNumber).toBe(asked.page);
        if (asked.filter) expect(JSON.parse(String(sent.Filter))).toEqual(asked.filter);
        if (asked.search && one.search.length > 0) expect(sent.Search).toBe(asked.search);
      }),
    );
  });
});

describe('queryString', () => {
  it('is parsed back to what was sent, whatever the characters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[A-Za-z]\w*$/), fc.string({ unit: 'grapheme' })), (given) => {
        const read = Object.fromEntries(new URLSearchParams(queryString(given)));
        expect(read).toEqual(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')));
      }),
    );
  });

  it('contains truthy values only', () => {
    expect(queryString({ a: 0, b: false, c: '', d: null, e: undefined })).toBe('');
    expect(queryString()).toBe('');
    expect(queryString({ Search: '%_\'"\\<script>&=é' })).toBe('?Search=%25_%27%22%5C%3Cscript%3E%26%3D%C3%A9');
  });
});
