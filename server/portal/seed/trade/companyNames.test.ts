import { describe, expect, it } from 'vitest';
import { siretKind, siret } from '../../../../src/resources/fields/siret/kind';
import { siren, sirenKind } from '../../../../src/resources/fields/siren/kind';
import { companyName, sirenOf, siretOf } from './companyNames';
import { createRandom } from './random';

const label = ['', '', '', ''] as const;

describe('companies of the demonstration', () => {
  it('have different names', () => {
    const random = createRandom(1);
    const names = Array.from({ length: 2_000 }, (_, number) =>
      companyName(random, number).replace(/ (SARL|SAS|SA|SCOP)$/, ''),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('have distinct, valid SIREN and SIRET numbers', () => {
    const sirens = Array.from({ length: 2_000 }, (_, number) => sirenOf(number));
    expect(new Set(sirens).size).toBe(sirens.length);
    for (const one of sirens) {
      expect(sirenKind.parse(one, siren({ label }))).toEqual({ ok: true, value: one });
      const establishment = siretOf(one, 2);
      expect(siretKind.parse(establishment, siret({ label }))).toEqual({ ok: true, value: establishment });
    }
  });

  it('are the same in every run', () => {
    const names = () => Array.from({ length: 5 }, (_, number) => companyName(createRandom(number), number));
    expect(names()).toEqual(names());
  });
});
