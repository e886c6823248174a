import { isIP } from 'node:net';
import * as z from 'zod';

const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  if (RANGES.includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** Trusted networks, or a function of the hop: 0 is the nearest proxy. */
export type TrustedProxies = string[] | ((address: string, hop: number) => boolean);

export const LOOPBACK: TrustedProxies = ['loopback'];

const nearest =
  (count: number): TrustedProxies =>
  (_address, hop) =>
    hop < count;

/**
 * Reads which proxies may set the caller's address: the number of proxies in front, or their networks.
 *
 * @example '2' // the two nearest
 * @example 'loopback, 10.0.0.0/8' // ['loopback', '10.0.0.0/8']
 */
export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (/^\d{1,2}$/.test(text)) return nearest(Number(text));
  if (text === 'none') return nearest(0);
  const networks = text.split(',').map((one) => one.trim());
  // `true` is not allowed: it trusts the leftmost address, which the caller can forge.
  if (!networks.every(isNetwork))
    context.addIssue({ code: 'custom', message: 'nombre de relais, ou réseaux, attendus' });
  return networks;
});
