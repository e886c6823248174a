import { expect, it } from 'vitest';
import { defineResource } from '../../defineResource';
import { enumeration } from '../../fields/enumeration/kind';
import { text } from '../../fields/text/kind';
import type { FieldSpec } from '../../language/kind';
import { Contacts } from '../../schemas/contacts';
import { beginningOf } from './beginningOf';

const label = ['X', 'X', 'X', 'X'] as const;
const title = (options: Pick<FieldSpec, 'required' | 'initial'> = {}): FieldSpec => ({
  ...enumeration({ label, options: [{ value: 'A', label }] }),
  ...options,
});

const beginning = (fields: Readonly<Record<string, FieldSpec>>) =>
  beginningOf(
    defineResource({
      name: 'Fiches',
      label: { one: label, many: label },
      rights: 'FICHES',
      fields: { reste: text({ label }), ...fields },
      representation: 'reste',
      list: { columns: ['reste'], sort: { field: 'reste', order: 'ASC' } },
      sections: [
        { label, fields: Object.keys(fields) },
        { label, fields: ['reste'] },
      ],
    } as Parameters<typeof defineResource>[0]),
  );

it('a new record begins in what must be filled, not in a choice that loses typed letters', () => {
  expect(beginningOf(Contacts)).toBe('nom');
  expect(beginning({ genre: title(), note: text({ label }), nom: text({ label, required: true }) })).toBe('nom');
  expect(beginning({ genre: title({ required: true }), nom: text({ label, required: true }) })).toBe('genre');
  // A choice that is made already is no reason to wait there.
  expect(beginning({ genre: title({ required: true, initial: 'A' }), nom: text({ label }) })).toBe('nom');
});

it('without a required field it begins in the first text, and else where the form begins', () => {
  expect(beginning({ genre: title(), note: text({ label }) })).toBe('note');
  expect(beginning({ genre: title() })).toBe('genre');
});

it('a field that shows later does not take the focus then', () => {
  const visibleWhen = { field: 'genre', operator: 'equals', value: 'A' } as const;
  expect(beginning({ genre: title(), nom: text({ label, required: true, visibleWhen }) })).toBe('genre');
});
