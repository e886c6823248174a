import { describe, expect, it } from 'vitest';
import { identifier, inlined, join, quoted, raw, sql, toQuery } from './sql';

describe('sql', () => {
  it('binds values and inserts fragments in order', () => {
    const condition = sql`${identifier('nom')} = ${'été'} and ordre < ${3}`;
    const query = toQuery(sql`select ${raw('*')} from t where ${condition} limit ${10}`);
    expect(query).toEqual({ text: 'select * from t where "nom" = $1 and ordre < $2 limit $3', values: ['été', 3, 10] });
  });

  it('joins fragments with their values', () => {
    const query = toQuery(sql`(${join([sql`a = ${1}`, sql`b = ${[2, 3]}`, raw('true')], ' and ')})`, 'named');
    expect(query).toEqual({ text: '(a = $1 and b = $2 and true)', values: [1, [2, 3]], name: 'named' });
  });

  it('keeps every name and value within its quotes', () => {
    expect(quoted('a"; drop table b; --', 'c')).toBe('"a""; drop table b; --"."c"');
    expect(toQuery(sql`select ${"'; drop table b"}`)).toEqual({ text: 'select $1', values: ["'; drop table b"] });
  });

  it('becomes plain text for statements without parameters, with quoted values', () => {
    const query = sql`select ${"l'été"}::text, ${-5}::integer, ${null}::date, ${[1, 'b']}::text[], ${false}`;
    expect(inlined(query)).toBe(`select 'l''été'::text, '-5'::integer, null::date, array['1', 'b']::text[], 'false'`);
  });
});
