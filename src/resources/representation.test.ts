import { describe, expect, it } from 'vitest';
import { Services } from '../../test/support/screenSchemas';
import { representationOf, textOf } from './representation';

describe('the text that names a record', () => {
  const schema = { ...Services, representation: ['code', 'libelle'] };

  it('joins the declared fields, without the empty ones', () => {
    expect(representationOf(schema, { id: 1, code: 'AUD', libelle: 'Audit' })).toBe('AUD Audit');
    expect(representationOf(schema, { id: 1, code: null, libelle: 'Audit' })).toBe('Audit');
  });

  it('is the id where they are all empty', () => {
    expect(representationOf(schema, { id: 7, code: '', libelle: null })).toBe('#7');
  });

  it('writes a value as its kind does, 0 included', () => {
    expect(textOf(Services, 'ordre', { id: 1, ordre: 0 })).toBe('0');
    expect(textOf(Services, 'absent', { id: 1, absent: 'x' })).toBe('');
  });
});
