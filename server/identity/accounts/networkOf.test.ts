import { expect, it } from 'vitest';
import { networkOf } from './networkOf';

it.each([
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['inconnue', 'inconnue'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));
