import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineResource } from '../resources/defineResource';
import type { Extension } from '../resources/protocol/extensions';
import { text } from '../resources/fields/text/kind';
import { createRegistry } from '../resources/registry/registry';
import { createAuthProvider } from './createAuthProvider';
import { lastRefusal } from './refusedPage';
import type { Session } from './session';

const words = ['x', 'x', 'x', 'x'] as const;
const common = {
  label: { one: words, many: words },
  fields: { libelle: text({ label: words }) },
  representation: 'libelle',
  list: { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } },
} as const;
const registry = createRegistry([
  defineResource({ ...common, contract: true, name: 'TypeContrats', rights: 'TYPES_CONTRATS', readableBy: 'session' }),
  defineResource({ ...common, contract: true, name: 'Entreprises/{entrepriseId}/contrats', rights: 'ENTREPRISES' }),
  defineResource({
    ...common,
    name: 'TauxIPPs',
    contract: true,
    rights: 'TAUX',
    operations: { create: 'extension', update: 'extension', delete: 'none' },
  }),
]);

/** A fake session: signed in or not; records the redirects. */
function pageSession(state: { valid?: boolean; known?: boolean; offline?: boolean }) {
  const renewed = new Set<() => void>();
  const signIns: string[] = [];
  const session: Session = {
    user: () => ({ id: '7', name: 'Léa Nord' }),
    isValid: () => state.valid === true,
    token: async () => 'abc',
    restore: async () => {
      if (state.offline) throw new TypeError('offline');
      return state.known === true;
    },
    signIn: async (returnTo) => void signIns.push(returnTo),
    completeSignIn: async () => '/home',
    signOut: async () => undefined,
    prepareRenewal: () => undefined,
    onRenewed: (listener) => (renewed.add(listener), () => renewed.delete(listener)),
  };
  return { session, signIns, renew: () => renewed.forEach((listener) => listener()) };
}

const answers: Record<string, unknown> = {
  MyRights: {
    droits: ['TYPES_CONTRATS:read', 'ENTREPRISES:admin', 'TAUX:admin', 3],
    fonctions: [4],
    fonctionsCode: ['MEDECIN'],
  },
  MyProfile: {
    uid: '7',
    nomComplet: 'NORD Léa',
    prenom: 'Léa',
    email: 'lea@nord.example',
    photo: '/photos/7.jpg',
    sasToken: '?sig=1',
  },
};

function provider(page = pageSession({ valid: true, known: true }), extensions: Extension[] = []) {
  const asked: string[] = [];
  const left: string[] = [];
  const fetchJson = async (address: string) => {
    asked.push(address);
    if (!page.session.isValid()) throw new HttpError('', 401);
    return answers[address];
  };
  const auth = createAuthProvider({
    session: page.session,
    fetchJson,
    registry,
    extensions: async () => new Set(extensions),
    leave: (address) => left.push(address),
  });
  return { auth, asked, page, left };
}

/** The state of a promise once all other work is done. */
const outcome = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'resolved',
      () => 'rejected',
    ),
    new Promise((done) => setTimeout(done, 0, 'waiting')),
  ]);

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/types-contrat?page=2');
});

describe('checkAuth', () => {
  it('admits people with a session, and sends others to sign in and back', async () => {
    expect(await outcome(provider().auth.checkAuth({}))).toBe('resolved');
    const { auth, page } = provider(pageSession({}));
    // Pending, because react-admin would sign out on rejection and show the screen on success.
    expect(await outcome(auth.checkAuth({}))).toBe('waiting');
    expect(page.signIns).toEqual(['/types-contrat?page=2']);
  });

  it('does not sign out without a connection', async () => {
    expect(await outcome(provider(pageSession({ offline: true })).auth.checkAuth({}))).toBe('resolved');
  });
});

describe('checkError', () => {
  it('does not sign in again while the person signs out, which would cancel the sign-out', async () => {
    const { auth, page } = provider(pageSession({ valid: false }));
    void auth.logout({});
    expect(await outcome(auth.checkError(new HttpError('', 401)))).toBe('waiting');
    expect(page.signIns).toEqual([]);
  });

  it.each([404, 409, 500, 0])('passes a %i to its caller', async (status) => {
    await provider().auth.checkError(new HttpError('x', status));
  });

  it('passes an aborted call to its caller', async () => {
    await provider().auth.checkError(new DOMException('ended', 'AbortError'));
  });

  it.each([401, 403])(
    'redirects to not-authorized after a %i, without signing out, and shows what was refused',
    async (status) => {
      const error = new HttpError('x', status, { problem: { detail: 'Il vous manque le droit TAUX:admin' } });
      const { auth, left } = provider();
      // Pending, because react-admin would treat a resolved error as a successful write.
      expect(await outcome(auth.checkError(error))).toBe('waiting');
      expect(left).toEqual(['/pages/miscellaneous/not-authorized']);
      expect(lastRefusal()).toEqual({ path: '/types-contrat', detail: 'Il vous manque le droit TAUX:admin' });
    },
  );

  it('signs in once, without refusing a page, if the session ended before the rights were read', async () => {
    const { auth, page, left } = provider(pageSession({}));
    const error = auth.checkError(new HttpError('', 401));
    const allowed = auth.canAccess?.({ resource: 'TypeContrats', action: 'list' }) ?? Promise.reject(new Error());
    expect([await outcome(error), await outcome(allowed)]).toEqual(['waiting', 'waiting']);
    expect([page.signIns, left]).toEqual([['/types-contrat?page=2'], []]);
  });

  it('signs in again if the token is about to expire', async () => {
    const { auth, page } = provider(pageSession({ valid: false }));
    expect(await outcome(auth.checkError(new HttpError('x', 403)))).toBe('waiting');
    expect(page.signIns).toEqual(['/types-contrat?page=2']);
  });
});

describe('permissions', () => {
  it('are read once, again after a token renewal, and sign-in cookies are cleared', async () => {
    document.cookie = 'oidc.state=1; Path=/';
    document.cookie = 'theme=dark; Path=/';
    const { auth, asked, page } = provider();
    const held = { rights: ['TYPES_CONTRATS:read', 'ENTREPRISES:admin', 'TAUX:admin'], functionCodes: ['MEDECIN'] };
    expect(await auth.getPermissions?.({})).toEqual(held);
    await auth.getPermissions?.({});
    expect([asked, document.cookie]).toEqual([['MyRights'], 'theme=dark']);
    page.renew();
    await auth.getPermissions?.({});
    expect(asked).toEqual(['MyRights', 'MyRights']);
  });

  it("decide about screens, together with the API's operations", async () => {
    const may = async (resource: string, action: string, ...extensions: Extension[]) =>
      provider(undefined, extensions).auth.canAccess?.({ resource, action });
    expect(await may('TypeContrats', 'list')).toBe(true);
    expect(await may('TypeContrats', 'edit')).toBe(false);
    expect(await may('entreprises/12/contrats', 'delete')).toBe(true);
    expect(await may('TauxIPPs', 'show')).toBe(true);
    expect(await may('TauxIPPs', 'create')).toBe(false);
    expect(await may('TauxIPPs', 'create', 'records')).toBe(true);
    expect(await may('TauxIPPs', 'delete', 'records')).toBe(false);
    expect(await may('Licornes', 'list')).toBe(false);
    expect(await may('TypeContrats', 'constructor')).toBe(false);
  });
});

describe('local storage', () => {
  it('holds the person and their permissions', async () => {
    localStorage.clear();
    const { auth } = provider();
    await auth.getPermissions?.({});
    await auth.getIdentity?.();
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    expect(stored('socle.user')).toMatchObject({ subject: '7', fullName: 'NORD Léa' });
    expect(stored('socle.rights')).toEqual(['TYPES_CONTRATS:read', 'ENTREPRISES:admin', 'TAUX:admin']);
    expect([stored('socle.fonctions'), stored('socle.fonctionsCode')]).toEqual([[4], ['MEDECIN']]);
    expect(stored('socle.additionalInformationTags')).toEqual([]);
  });

  it('removes the page of a signed-out person', () => {
    const { left } = provider();
    const newValue = JSON.stringify({ subject: '8' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'socle.user', newValue }));
    expect(left).toEqual(['/home']);
  });
});

describe('getIdentity', () => {
  it('names the person, with the picture and its token', async () => {
    expect(await provider().auth.getIdentity?.()).toEqual({
      id: '7',
      fullName: 'NORD Léa',
      firstName: 'Léa',
      email: 'lea@nord.example',
      avatar: '/photos/7.jpg?sig=1',
    });
  });
});
