import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../test/support/screenSchemas';
import { hasScreen, isOffered } from './offeredScreens';

describe('what an API offers of a resource', () => {
  it('is all of it where the contract has it', () => {
    expect(
      (['list', 'show', 'create', 'edit', 'delete'] as const).every((action) => isOffered(Services, action, false)),
    ).toBe(true);
  });

  it('is what goes beyond the contract only with the extension', () => {
    expect(hasScreen(Domaines, 'create')).toBe(true);
    expect(isOffered(Domaines, 'create', false)).toBe(false);
    expect(isOffered(Domaines, 'create', true)).toBe(true);
  });

  it('is never what no API has', () => {
    expect(hasScreen(Domaines, 'delete')).toBe(false);
    expect(isOffered(Domaines, 'delete', true)).toBe(false);
  });
});
