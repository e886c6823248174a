import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { envExample } from './envExample';
import { settingsFromEnvironment, SettingsError } from './settings';

describe('settingsFromEnvironment', () => {
  it('has a default for everything that must be set', () => {
    const settings = settingsFromEnvironment({});
    expect(settings).toMatchObject({ PORT: 3000, PUBLIC_PORT: 3000, SOCLE_DATA: './data', NODE_ENV: 'development' });
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('reads numbers and flags from texts, and treats an empty variable as absent', () => {
    expect(settingsFromEnvironment({ PORT: '8080', LOG_LEVEL: 'error', DATABASE_URL: '' })).toMatchObject({
      PORT: 8080,
      PUBLIC_PORT: 8080,
      LOG_LEVEL: 'error',
    });
    expect(settingsFromEnvironment({ PORT: '8080', PUBLIC_PORT: '443' }).PUBLIC_PORT).toBe(443);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'trois'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['OIDC_ISSUER', 'issuer'],
    ['OIDC_SCOPE', 'profile email'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['MAX_BODY_BYTES', '12'],
    ['FILE_RETENTION_DAYS', '-1'],
    ['HISTORY_RETENTION_DAYS', '1.5'],
    ['S3_ENDPOINT', 'http://localhost:9000'],
    ['S3_SECRET_ACCESS_KEY', 'secret'],
  ])('refuses %s=%s with one line that names it', (key, value) => {
    const read = () => settingsFromEnvironment({ [key]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^[^\\n]*${key}[^\\n]*$`));
  });
});

describe('.env.example', () => {
  it('matches the settings', () => expect(readFileSync('.env.example', 'utf8')).toBe(envExample()));
});
