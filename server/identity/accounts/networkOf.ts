import { isIPv4, isIPv6 } from 'node:net';

/** Expands `::` to zeros: an IPv6 address has eight groups. */
function groupsOf(address: string): readonly string[] {
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right];
}

/**
 * Returns the network that a provider usually assigns to one customer: the first three bytes of an IPv4 address, the
 * first four groups of an IPv6 address.
 *
 * @example networkOf('192.0.2.7') // '192.0.2'
 * @example networkOf('2001:db8::1') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  return isIPv6(plain) ? groupsOf(plain.toLowerCase()).slice(0, 4).join(':') : address;
}
