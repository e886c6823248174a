import { describe, expect, it } from 'vitest';
import { ifMatch, withVersion } from './entityTags';

describe('a record', () => {
  it('gets its version from its ETag, even if an encoding altered that', () => {
    expect(withVersion({ id: 1 }, '"3"')).toEqual({ id: 1, version: 3 });
    expect(withVersion({ id: 1 }, 'W/"3"')).toEqual({ id: 1, version: 3 });
    expect(withVersion({ id: 1 }, '"3-br"')).toEqual({ id: 1, version: 3 });
  });

  it('has no version if the ETag contains none', () => {
    expect(withVersion({ id: 1 }, '"a1b2"')).toEqual({ id: 1 });
    expect(withVersion({ id: 1 }, null)).toEqual({ id: 1 });
  });

  it('is written with the displayed version; without one, unconditionally', () => {
    expect(ifMatch({ id: 1, version: 3 })).toEqual({ 'if-match': '"3"' });
    expect(ifMatch({ id: 1, version: undefined })).toEqual({});
  });
});
