import { applyBelow } from '../../../seed/applyBelow';
import { createRandom } from '../trade/random';
import { dayFrom } from '../trade/days';
import type { DemoContext } from './demoContext';

const EMPLOYED = 20;

/**
 * Seeds employment contracts with occasional amendments.
 *
 * @param seed its own, so that other demo data does not depend on it
 */
export async function seedStaffContracts(
  { tenant, staff, now, ids, documents }: DemoContext,
  seed: number,
): Promise<void> {
  const random = createRandom(seed);
  const employed = staff.slice(0, EMPLOYED);
  await applyBelow(
    tenant,
    'Utilisateurs/{utilisateurId}/contrats',
    employed.map((utilisateurId) => ({ utilisateurId })),
    () => {
      const start = -random.between(200, 3_000);
      const year = new Date(now.getTime() + start * 86_400_000).getFullYear();
      const contract = { typeContrat: ids('TypeContrats')[0], fichier: documents.contrat };
      const first = {
        ...contract,
        nom: `Contrat de travail ${year}`,
        avenant: false,
        dateDemarrage: dayFrom(now, start),
      };
      return random.chance(0.4)
        ? [first, { ...contract, nom: 'Avenant : temps partiel', avenant: true, dateDemarrage: dayFrom(now, -90) }]
        : [first];
    },
  );
}
