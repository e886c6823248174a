import { describe, expect, it } from 'vitest';
import { alreadyHas, expectedVersion } from './preconditions';

describe('expectedVersion', () => {
  it.each([
    [undefined, undefined],
    ['*', undefined],
    ['"3"', 3],
    [' "12" ', 12],
  ])('%s -> %s', (header, version) => expect(expectedVersion(header)).toBe(version));

  it.each(['3', 'W/"3"', '"abc"', '', '"1", "2"'])('%s can be no version of ours', (header) =>
    expect(() => expectedVersion(header)).toThrow('stale'),
  );
});

describe('alreadyHas', () => {
  it.each([
    [undefined, false],
    ['"3"', true],
    ['"1", W/"3"', true],
    ['*', true],
    ['"4"', false],
  ])('%s -> %s', (header, has) => expect(alreadyHas(header, '"3"')).toBe(has));
});
