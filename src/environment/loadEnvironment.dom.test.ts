import { afterEach, expect, it, vi } from 'vitest';
import { ENVIRONMENT_ELEMENT } from '../resources/protocol/environmentElement';
import { isUnknownHost } from './environment';
import { loadEnvironment } from './loadEnvironment';

const ORIGIN = 'https://nord.example';

const NORD = {
  tenantId: 'nord',
  tenantName: 'Nord',
  apiUrl: '/api',
  identityUrl: '/identity',
  clientId: 'socle',
  identityMetadata: { issuer: `${ORIGIN}/identity`, token_endpoint: `${ORIGIN}/identity/token` },
};

const answer = vi.fn<typeof fetch>();

afterEach(() => {
  document.getElementById(ENVIRONMENT_ELEMENT)?.remove();
  vi.unstubAllGlobals();
});

it('the environment embedded in the page needs no request', async () => {
  vi.stubGlobal('fetch', answer);
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = ENVIRONMENT_ELEMENT;
  element.textContent = JSON.stringify(NORD);
  document.head.append(element);
  expect(await loadEnvironment(ORIGIN)).toMatchObject({
    tenantName: 'Nord',
    apiUrl: `${ORIGIN}/api`,
    identityMetadata: { token_endpoint: `${ORIGIN}/identity/token` },
  });
  expect(answer).not.toHaveBeenCalled();
});

it('a static page requests its environment', async () => {
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValueOnce(Response.json(NORD)).mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(await loadEnvironment(ORIGIN)).toMatchObject({ tenantId: 'nord' });
  expect(isUnknownHost(await loadEnvironment(ORIGIN))).toBe(true);
});
