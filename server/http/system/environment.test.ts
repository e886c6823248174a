import { describe, expect, it } from 'vitest';
import { settingsFromEnvironment } from '../../settings';
import { DEMO_TENANTS } from '../../tenants';
import { environmentOf, UNKNOWN_HOST } from './environment';

const [nord = null] = DEMO_TENANTS;

const environment = (env: Readonly<Record<string, string>> = {}) =>
  environmentOf(nord, 'Nord.localhost', settingsFromEnvironment({ PORT: '8080', ...env }));

describe('the environment of a host', () => {
  it('names the embedded issuer, with our API as its resource', () => {
    expect(environment()).toMatchObject({
      frontUrl: 'http://nord.localhost:8080',
      identityUrl: 'http://nord.localhost:8080/identity',
      resource: 'http://nord.localhost:8080/api',
    });
    expect(environment()).not.toHaveProperty('scope');
  });

  it('names another issuer, with a resource only if that supports it', () => {
    const abroad = environment({ OIDC_ISSUER: 'https://id.example/realm', OIDC_CLIENT_ID: 'nord' });
    expect(abroad).toMatchObject({ identityUrl: 'https://id.example/realm', clientId: 'nord' });
    expect(abroad).toMatchObject({ scope: 'openid profile' });
    expect(abroad).not.toHaveProperty('resource');
    const settings = { OIDC_ISSUER: 'https://id.example', OIDC_RESOURCE: 'urn:socle', OIDC_SCOPE: 'openid email' };
    expect(environment(settings)).toMatchObject({ resource: 'urn:socle', scope: 'openid email' });
  });

  it('is unknown if no tenant has the host', () =>
    expect(environmentOf(null, 'est.example', settingsFromEnvironment({}))).toBe(UNKNOWN_HOST));
});
