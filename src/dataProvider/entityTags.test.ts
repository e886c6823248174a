import { describe, expect, it } from 'vitest';
import { ifMatch, withVersion } from './entityTags';

describe('a record', () => {
  it('takes its version from its entity tag, also where an encoding has changed that', () => {
    expect(withVersion({ id: 1 }, '"3"')).toEqual({ id: 1, version: 3 });
    expect(withVersion({ id: 1 }, 'W/"3"')).toEqual({ id: 1, version: 3 });
    expect(withVersion({ id: 1 }, '"3-br"')).toEqual({ id: 1, version: 3 });
  });

  it('takes none from an entity tag that names no version', () => {
    expect(withVersion({ id: 1 }, '"a1b2"')).toEqual({ id: 1 });
    expect(withVersion({ id: 1 }, null)).toEqual({ id: 1 });
  });

  it('is written under the version that was shown; without one, over whatever is stored', () => {
    expect(ifMatch({ id: 1, version: 3 })).toEqual({ 'if-match': '"3"' });
    expect(ifMatch({ id: 1, version: undefined })).toEqual({});
  });
});
