import { expect, it } from 'vitest';
import { isPublic, publicLookup, webhookUrl } from './webhookAddress';

it('addresses of the public internet are accepted', () => {
  const refused = [
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '2002:a00:1::',
    'exemple.fr',
  ];
  expect(refused.filter(isPublic)).toEqual([]);
  const open = ['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'];
  expect(open.filter((address) => !isPublic(address))).toEqual([]);
});

it('other notations of private addresses are recognised', () => {
  for (const address of ['https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://[::1]/'])
    expect(() => webhookUrl(address, false), address).toThrow('privateAddress');
  expect(webhookUrl('http://127.0.0.1:8080/x', true).port).toBe('8080');
});

it('no connection is made to a name with a private address', async () => {
  for (const all of [true, false])
    await expect(
      new Promise((resolve, reject) => {
        publicLookup('localhost', { all }, (error, address) => (error ? reject(error) : resolve(address)));
      }),
    ).rejects.toThrow('privateAddress');
});
