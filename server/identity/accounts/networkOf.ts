import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, with the zeros that `::` leaves out. */
function groupsOf(address: string): readonly string[] {
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right];
}

/**
 * The network of an address, as far as one caller usually has it: the first three bytes of IPv4, the first four groups of
 * IPv6.
 *
 * @example networkOf('192.0.2.7') // '192.0.2'
 * @example networkOf('2001:db8::1') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.');
  return isIPv6(plain) ? groupsOf(plain.toLowerCase()).slice(0, 4).join(':') : address;
}
