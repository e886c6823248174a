import { expect, it } from 'vitest';
import { codeForms } from './codeForms';

it.each(['adh-44', 'adh44', 'adh 44', 'adh_0044'])('%s is found however the code is stored', (typed) => {
  expect(codeForms(typed)).toEqual(expect.arrayContaining(['adh-44', 'adh44', 'adh-00044', 'adh-000044']));
});

it.each(['martin', '44', '12 rue Ampère', 'adh-44-b', ''])('"%s" is no code', (typed) => {
  expect(codeForms(typed)).toEqual([]);
});
