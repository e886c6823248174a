import { ruleOf } from '../../../src/resources/access/access';
import { extentOf } from '../../../src/resources/access/extent';
import { Entreprises } from '../../../src/resources/schemas/entreprises';
import { EntrepriseContrats } from '../../../src/resources/schemas/entreprisesContrats';
import { parametres } from '../../../src/resources/schemas/systeme';
import type { ApiCall } from '../../http/calls/apiCall';
import { refuseQuery } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import type { Tenant } from '../../tenants';
import { endingContracts } from './endingContracts';

/** The setting for the number of days before its end when a contract is announced. */
const SETTING = 'duree_alerte_contrat_jours';
const DEFAULT_DAYS = 60;
const MOST_DAYS = 3_650;

/** Parses the setting; falls back to the default if it is not a number of days. */
export function alertDays(setting: unknown): number {
  const days = typeof setting === 'string' && /^\s*\d{1,4}\s*$/.test(setting) ? Number(setting) : NaN;
  return days >= 1 && days <= MOST_DAYS ? days : DEFAULT_DAYS;
}

export async function contractDays({ store }: Tenant): Promise<number> {
  const setting = await store.findBy(parametres, 'nom', SETTING);
  return alertDays(setting?.values['valeur']);
}

/** Data of the home page's cards that no list provides. */
export const homeCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/accueil/contrats',
      operationId: 'accueil.contrats',
      tag: Entreprises.label.many,
      access: ruleOf(Entreprises, 'list'),
      narrows: true,
      extension: true,
      summary: [
        'Contrats bientôt échus des adhérents que l’on suit',
        'Contracts that end soon, of the members that one looks after',
        'Bald endende Verträge der Mitglieder, die man betreut',
        'Contratos a terminar dos aderentes que se acompanham',
      ],
      refusals: [400, 403],
      response: shape.object({
        jours: shape.count,
        items: shape.arrayOf(
          shape.object({
            id: shape.id,
            nom: shape.text,
            dateExpiration: { type: 'string', format: 'date' },
            entrepriseId: shape.id,
            entreprise: shape.text,
          }),
        ),
        totalCount: shape.count,
      }),
    },
    async handle(request, _reply, { registry }) {
      refuseQuery(request);
      const tenant = tenantOf(request);
      const jours = await contractDays(tenant);
      const { account, limited } = sessionOf(request);
      const reach = extentOf(registry.get(EntrepriseContrats.name), registry, 'list', limited);
      return { jours, ...(await endingContracts(tenant, account.id, jours, reach)) };
    },
  },
];
