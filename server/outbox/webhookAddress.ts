import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PREFIX = 'webhook_';

/** The name of the setting (`parametres`) that holds a webhook's address. */
export const webhookSetting = (name: string): string => `${PREFIX}${name}`;

export const isWebhookSetting = (name: unknown): boolean => typeof name === 'string' && name.startsWith(PREFIX);

/** A webhook address that must not be called; the message says why. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Non-public networks: calling them would let a webhook reach services that only this server can (SSRF). */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is on the public internet. IPv4-mapped IPv6 addresses are checked as IPv4. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Validates everything except name resolution. @throws {AddressRefused} */
export function webhookUrl(text: string, allowsPrivate: boolean): URL {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw new AddressRefused('invalidAddress');
  if (url.username !== '' || url.password !== '') throw new AddressRefused('invalidAddress');
  if (allowsPrivate) return url;
  if (url.protocol !== 'https:') throw new AddressRefused('httpsNeeded');
  // The lookup hook is not called for numeric hosts, so they are checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublic(host)) throw new AddressRefused('privateAddress');
  return url;
}

/**
 * Fails if any address is not public. Used by the connection itself, because a second lookup could give another
 * answer.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) callback(error ?? new AddressRefused('unknownHost'), '', 0);
    else if (!addresses.every(({ address }) => isPublic(address)))
      callback(new AddressRefused('privateAddress'), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
