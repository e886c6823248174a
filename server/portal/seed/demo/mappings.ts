import { applyBelow } from '../../../seed/applyBelow';
import { applyRows } from '../../../seed/applyRows';
import { companyName, sirenOf, siretOf } from '../trade/companyNames';
import { street, TOWNS } from '../trade/places';
import type { DemoContext } from './demoContext';

const SYSTEMS = ['ressifnet', 'daisy'] as const;

const KNOWN = 40;

/** Companies of the two external systems, half of them mapped to ours. */
export async function seedMappings({ tenant, random }: DemoContext, companies: readonly number[]): Promise<void> {
  for (const system of SYSTEMS) {
    const external = await applyRows(
      tenant,
      `${system}/entreprises`,
      Array.from({ length: KNOWN }, (_, number) => {
        const { codePostal, ville } = random.pick(TOWNS);
        return {
          code: `${system.slice(0, 1).toUpperCase()}${String(number + 1).padStart(5, '0')}`,
          nom: companyName(random, number).toUpperCase(),
          siret: siretOf(sirenOf(number), 1),
          adresse: street(random),
          codePostal,
          ville,
        };
      }),
    );
    const matched = external.slice(0, Math.min(KNOWN / 2, companies.length));
    await applyBelow(
      tenant,
      `${system}/entreprises/{entrepriseId}/mapping`,
      companies.slice(0, matched.length).map((entrepriseId) => ({ entrepriseId })),
      (at) => [{ entrepriseExterneId: matched[at] }],
    );
  }
}
