import { describe, expect, it } from 'vitest';
import { extensionCallOf } from '../portal/extensionCalls';
import { EXTENSIONS, type Extension } from '../resources/protocol/extensions';
import { isNotOffered, orStandIn } from '../resources/protocol/notOffered';
import { offeredCalls } from './offeredCalls';

/** Calls of an API with these extensions, which echoes address and parameters. */
function talking(extensions: readonly Extension[]) {
  const made: string[] = [];
  const call = offeredCalls(
    async (address, { query = {} } = {}) => {
      made.push(address);
      return { id: 7, query };
    },
    () => Promise.resolve(new Set(extensions)),
    extensionCallOf,
  );
  return { call, made };
}

describe('calls beyond the contract', () => {
  it('are made if the API has them', async () => {
    const { call, made } = talking(EXTENSIONS);
    await Promise.all(['usage', 'explorer/resource', 'MyProfile/fiche'].map((address) => call(address)));
    expect(made).toEqual(['usage', 'explorer/resource', 'MyProfile/fiche']);
  });

  it('are replaced by equivalent calls of the contract', async () => {
    const { call, made } = talking([]);
    expect(await call('Identities', { query: { Search: 'mar' } })).toMatchObject({
      query: { Search: 'mar', HiddenUser: true },
    });
    await call('MyProfile/fiche');
    expect(made).toEqual(['Utilisateurs', 'MyProfile', 'Utilisateurs/7']);
  });

  it('otherwise fail without a request, distinguishable from a failed one', async () => {
    const { call, made } = talking([]);
    const error = await call('statistiques/demandes/fiches').catch((reason: unknown) => reason);
    expect([isNotOffered(error), isNotOffered(new Error('x'))]).toEqual([true, false]);
    expect(
      await orStandIn(
        () => call('usage'),
        () => 'none',
      ),
    ).toBe('none');
    expect(made).toEqual([]);
  });

  it('leave calls of the contract alone', async () => {
    const { call, made } = talking([]);
    await call('Identities/7');
    await call('demandesModifications', { method: 'POST' });
    expect(made).toEqual(['Identities/7', 'demandesModifications']);
  });
});
