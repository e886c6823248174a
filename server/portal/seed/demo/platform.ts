import { applyRows } from '../../../seed/applyRows';
import { dayFrom } from '../trade/days';
import type { DemoContext } from './demoContext';

/** One company in this number gives its employees access to the beneficiaries' platform. */
const ONE_IN = 3;

export async function seedPlatform({ tenant, random, now }: DemoContext, companies: readonly number[]): Promise<void> {
  await applyRows(
    tenant,
    'AccesPlateformeBeneficiaire',
    companies.flatMap((entrepriseId, index) => {
      if (index % ONE_IN !== 0) return [];
      const opened = -random.between(20, 900);
      const isClosed = random.chance(0.2);
      return [
        {
          code: `BENEF-${String(index + 1).padStart(4, '0')}`,
          entrepriseId,
          actif: !isClosed,
          dateDebut: dayFrom(now, opened),
          ...(isClosed && { dateFin: dayFrom(now, Math.round(opened / 2)) }),
          messageAccueil: 'Bienvenue : ce service est confidentiel et gratuit pour les salariés.',
        },
      ];
    }),
  );
}
