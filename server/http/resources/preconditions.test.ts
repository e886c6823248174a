import { describe, expect, it } from 'vitest';
import { expectedVersion, tagAtCaller } from './preconditions';

describe('expectedVersion', () => {
  it.each([
    [undefined, undefined],
    ['*', undefined],
    ['"3"', 3],
    [' "12" ', 12],
    ['"12-br"', 12],
    ['"12-gzip"', 12],
  ])('%s -> %s', (header, version) => expect(expectedVersion(header)).toBe(version));

  it.each(['3', 'W/"3"', '"3-zip"', '"abc"', '', '"1", "2"'])('%s cannot be one of our versions', (header) =>
    expect(() => expectedVersion(header)).toThrow('stale'),
  );
});

describe('tagAtCaller', () => {
  it.each([
    [undefined, undefined],
    ['"3"', '"3"'],
    ['"3-br"', '"3-br"'],
    ['"1", W/"3-gzip"', '"3-gzip"'],
    ['*', '"3"'],
    ['"4-br"', undefined],
    ['"3-zip"', undefined],
  ])('%s -> %s', (header, tag) => expect(tagAtCaller(header, '"3"')).toBe(tag));
});
