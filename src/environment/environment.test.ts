import { describe, expect, it } from 'vitest';
import { isUnknownHost, parseEnvironment, UNKNOWN_ENVIRONMENT } from './environment';

const ORIGIN = 'https://nord.example:8443';

const given = {
  tenantId: 'nord',
  tenantName: 'Socle Nord',
  apiUrl: '/api/',
  identityUrl: 'https://nord.example:8443/identity',
  frontUrl: ORIGIN,
  clientName: 'Nord',
  clientId: 'socle-front',
  addNetworkFastTrack: true,
  mainTenant: false,
};

describe('parseEnvironment', () => {
  it('reads an environment with absolute URLs', () => {
    expect(parseEnvironment(given, ORIGIN)).toEqual({ ...given, apiUrl: `${ORIGIN}/api` });
  });

  it('leaves extensions to a request, unless listed', () => {
    expect(parseEnvironment(given, ORIGIN)).not.toHaveProperty('extensions');
    expect(parseEnvironment({ ...given, extensions: [] }, ORIGIN).extensions).toEqual([]);
    expect(parseEnvironment({ ...given, extensions: ['filters', 'telepathy'] }, ORIGIN).extensions).toEqual([
      'filters',
    ]);
  });

  it("contains the identity provider's parameters, if given", () => {
    expect(parseEnvironment({ ...given, resource: '', scope: 12 }, ORIGIN)).not.toHaveProperty('resource');
    const asked = { resource: 'https://nord.example/api', scope: 'openid email' };
    expect(parseEnvironment({ ...given, ...asked }, ORIGIN)).toMatchObject(asked);
  });

  it('names missing and wrong keys', () => {
    const { apiUrl: _, ...rest } = given;
    expect(() => parseEnvironment({ ...rest, clientId: 12 }, ORIGIN)).toThrow('apiUrl, clientId');
    expect(() => parseEnvironment('<!doctype html>', ORIGIN)).toThrow('object');
  });

  it('selects by host, with or without a port', () => {
    const hosts = { 'nord.example': given, 'sud.example:8443': { ...given, tenantId: 'sud' } };
    expect(parseEnvironment({ hosts }, ORIGIN).tenantId).toBe('nord');
    expect(parseEnvironment({ hosts }, 'https://sud.example:8443').tenantId).toBe('sud');
  });

  it('gives an unknown host the defaults of section 9', () => {
    const unknown = parseEnvironment({ hosts: { 'nord.example': given } }, 'https://est.example');
    expect(unknown).toBe(UNKNOWN_ENVIRONMENT);
    expect(isUnknownHost(unknown)).toBe(true);
    expect(isUnknownHost(parseEnvironment(given, ORIGIN))).toBe(false);
    expect(isUnknownHost(parseEnvironment({ ...given, apiUrl: 'ERROR-URL' }, ORIGIN))).toBe(true);
  });
});
