import { HttpError } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginView, hasLeftView, viewedPerson } from './authProvider/viewAs';
import type { Http } from './dataProvider/httpTypes';
import { createViewAs } from './viewAsServices';

const julien = { id: 2, name: 'Lefèvre Julien' };

function apiThat(refuses?: HttpError) {
  const lines: string[] = [];
  const http: Http = {
    json: (address, { method = 'GET', body } = {}) => {
      lines.push(`${method} ${address} ${JSON.stringify(body) ?? ''}`.trim());
      return refuses ? Promise.reject(refuses) : Promise.resolve({ status: 200, headers: new Headers(), body: null });
    },
    download: () => Promise.reject(new Error('nothing to download')),
  };
  return { http, lines };
}

beforeEach(() => sessionStorage.clear());

it('a view is recorded by the API, and reloads the portal', async () => {
  const { http, lines } = apiThat();
  const gone: string[] = [];
  await createViewAs(http, (address) => gone.push(address)).begin(julien);
  expect(lines).toEqual(['POST access/view-as {"identityId":2}']);
  expect(viewedPerson()).toEqual(julien);
  expect(gone).toEqual(['/home']);
});

it('a view does not start if the API refuses it', async () => {
  const { http } = apiThat(new HttpError('refusé', 403, {}));
  const go = vi.fn();
  await expect(createViewAs(http, go).begin(julien)).rejects.toThrow('refusé');
  expect(viewedPerson()).toBeUndefined();
  expect(go).not.toHaveBeenCalled();
});

it('a view ends at once, and the next page tells the API', async () => {
  beginView(julien);
  const { http, lines } = apiThat();
  const gone: string[] = [];
  const viewAs = createViewAs(http, (address) => gone.push(address));
  expect(viewAs.viewed).toEqual(julien);
  viewAs.leave();
  expect(viewedPerson()).toBeUndefined();
  expect(gone).toEqual(['/access-control?personne=2']);
  expect(lines).toEqual([]);
  createViewAs(http);
  await expect.poll(() => hasLeftView()).toBe(false);
  expect(lines).toEqual(['DELETE access/view-as']);
});

it('a failed report of the end is repeated', async () => {
  beginView(julien);
  createViewAs(apiThat().http, () => undefined).leave();
  const failing = apiThat(new HttpError('indisponible', 503, {}));
  createViewAs(failing.http);
  await expect.poll(() => failing.lines).toHaveLength(1);
  expect(hasLeftView()).toBe(true);
});
