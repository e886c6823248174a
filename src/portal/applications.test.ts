import { expect, it } from 'vitest';
import { applicationAddress, applicationsOf } from './applications';

it('an application opens for people with its flag, if it has an address', () => {
  const person = { accesRessifnetASST: true, accesRessifnetIST: true, accesRessifnetFASTT: false };
  const addresses = new Map([
    ['application_adresse_asst', ' https://asst.exemple.fr/nord '],
    ['application_adresse_fastt', 'https://fastt.exemple.fr'],
  ]);
  expect(applicationsOf(person, (name) => addresses.get(name))).toEqual([
    { code: 'ASST', adresse: 'https://asst.exemple.fr/nord' },
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//exemple.fr', '/interne', 'https://', '', null, 7])(
  '%s is not opened',
  (value) => expect(applicationAddress(value)).toBeUndefined(),
);
