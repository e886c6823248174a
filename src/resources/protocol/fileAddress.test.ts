import { expect, it } from 'vitest';
import { fileKind } from '../fields/file/kind';
import { filesKind } from '../fields/files/kind';
import { fileAddress } from './fileAddress';

const one = fileKind.samples.spec;
const several = filesKind.samples.spec;

it('the only file of a record needs no name', () => {
  expect(fileAddress({ fields: { contrat: one } }, 'Entreprises/12/contrats', 3, 'abc')).toBe(
    'Entreprises/12/contrats/3/download',
  );
});

it.each([[{ fichiers: several }], [{ contrat: one, guide: one }]])('one of several files is named', (fields) => {
  expect(fileAddress({ fields }, 'InformationsAdditionnelles', 7, 'abc')).toBe(
    'InformationsAdditionnelles/7/download/abc',
  );
});
