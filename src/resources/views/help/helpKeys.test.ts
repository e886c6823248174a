import { expect, it } from 'vitest';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { helpKeys } from './helpKeys';

const keysAt = (path: string): readonly string[] => {
  const place = screenRegistry.resolve('Services');
  return place ? helpKeys(place.schema, path).map(([, does]) => does) : [];
};

it('the help of a screen begins with the keys that work on it', () => {
  expect(keysAt('/services').slice(0, 3)).toEqual(['search', 'create', 'rows']);
  expect(keysAt('/services/details/2').slice(0, 3)).toEqual(['editRecord', 'editHere', 'neighbours']);
  for (const form of ['/services/creation', '/services/modification/2']) expect(keysAt(form)[0]).toBe('save');
  expect(keysAt('/services/creation')).not.toContain('rows');
  expect(keysAt('/services/details/2').at(-1)).toBe('help');
  expect(keysAt('/services/tableur')[0]).toBe('cells');
  expect(keysAt('/services/import').slice(0, 2)).toEqual(['pasteFile', 'nextRefused']);
  for (const tool of ['tableur', 'import', 'corbeille', 'modifications'])
    expect(keysAt(`/services/${tool}`)).not.toContain('selection');
});
