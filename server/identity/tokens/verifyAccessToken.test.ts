import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import type { TokenIssuer } from './tokenIssuer';
import { FOREIGN_TOLERANCE } from './tokenIssuer';
import { verifyAccessToken } from './verifyAccessToken';

const HOUR = 3600;
const NOW = new Date('2026-06-01T12:00:00Z');

let issuer: Omit<TokenIssuer, 'clockTolerance'>;
let signed: (expiresIn: number, startsIn?: number) => Promise<string>;

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  issuer = {
    issuer: 'https://id.example',
    audience: 'https://nord.example/api',
    algorithms: ['ES256'],
    key: createLocalJWKSet({ keys: [await exportJWK(publicKey)] }),
  };
  const at = (seconds: number) => Math.floor(NOW.getTime() / 1000) + seconds;
  signed = (expiresIn, startsIn = -HOUR) =>
    new SignJWT({ sub: 'anne' })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer('https://id.example')
      .setAudience('https://nord.example/api')
      .setNotBefore(at(startsIn))
      .setExpirationTime(at(expiresIn))
      .sign(privateKey);
});

/** Section 9 of the specification: tolerates 2 hours of clock skew. */
it('a token of another issuer is accepted with up to two hours of clock skew', async () => {
  const foreign = { ...issuer, clockTolerance: FOREIGN_TOLERANCE };
  for (const [expiresIn, startsIn] of [
    [-2 * HOUR + 60, -3 * HOUR],
    [3 * HOUR, 2 * HOUR - 60],
  ] as const)
    await expect(verifyAccessToken(await signed(expiresIn, startsIn), foreign, NOW)).resolves.toMatchObject({
      sub: 'anne',
    });
  await expect(verifyAccessToken(await signed(-2 * HOUR - 60), foreign, NOW)).rejects.toThrow();
  await expect(verifyAccessToken(await signed(4 * HOUR, 2 * HOUR + 60), foreign, NOW)).rejects.toThrow();
});

it('our own tokens get a minute of tolerance', async () => {
  const own = { ...issuer, clockTolerance: 60 };
  await expect(verifyAccessToken(await signed(-30), own, NOW)).resolves.toBeDefined();
  await expect(verifyAccessToken(await signed(-90), own, NOW)).rejects.toThrow();
});
