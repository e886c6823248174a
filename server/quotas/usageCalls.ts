import type { FastifyRequest } from 'fastify';
import { isRouteAllowed, ruleOf } from '../../src/resources/access/access';
import type { Registry } from '../../src/resources/registry/registry';
import { SETTINGS } from '../../src/resources/registry/roles';
import type { ApiCall } from '../http/calls/apiCall';
import { refuseQuery } from '../http/calls/requestParts';
import * as shape from '../http/calls/shapes';
import { DAY_QUOTAS, TENANT_QUOTAS, warningShare } from '../database/quotas/quotas';
import { tenantOf } from '../http/tenantOf';
import { sessionOf } from '../identity/authenticate';
import type { Tenant } from '../tenants';
import { countOwn, OWN_QUOTAS, type OwnQuota } from './ownQuotas';

const item = shape.object({ quota: shape.text, used: shape.count, limit: shape.count, warning: shape.count });

const itemOf = (quota: string, used: number, limit: number) => ({
  quota,
  used,
  limit,
  warning: warningShare(used, limit),
});

/** The quotas of the caller's own records; only those with a limit are counted. */
async function ownItems({ database, schema, ownLimits }: Tenant, registry: Registry, accountId: string) {
  const person = Number(accountId);
  const limited = Object.entries(OWN_QUOTAS).flatMap(([quota, name]) => {
    const own = registry.schemas.find((one) => one.name === name);
    return own && ownLimits[quota as OwnQuota] > 0 ? [{ quota, own }] : [];
  });
  return Promise.all(
    limited.map(async ({ quota, own: resource }) => {
      const counts = await countOwn(database.pool, schema, resource, [person]);
      return itemOf(quota, counts.get(person) ?? 0, ownLimits[quota as OwnQuota]);
    }),
  );
}

async function usageOf(request: FastifyRequest, registry: Registry) {
  const { accountId, grants } = sessionOf(request);
  const tenant = tenantOf(request);
  const { store } = tenant;
  const { used, limits } = await store.usage(accountId);
  const items = (quotas: readonly (keyof typeof used)[]) =>
    quotas.map((quota) => itemOf(quota, used[quota], limits[quota]));
  return {
    own: [...items(DAY_QUOTAS), ...(await ownItems(tenant, registry, accountId))],
    // Administrators of settings also see the tenant's usage.
    ...(isRouteAllowed(ruleOf(registry.get(SETTINGS), 'delete'), grants) && { tenant: items(TENANT_QUOTAS) }),
  };
}

export const usageCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/usage',
      operationId: 'usage.get',
      tag: ['Paramètres', 'Settings', 'Einstellungen', 'Parâmetros'],
      access: 'session',
      extension: true,
      summary: [
        'Ce qui est utilisé des quotas : les vôtres, et ceux de l’organisation pour qui l’administre',
        'What is used of the quotas: your own, and those of the organisation for its administrators',
        'Was von den Kontingenten genutzt ist: Ihre eigenen, und für Administratoren die der Organisation',
        'O que está utilizado das quotas: as suas e, para quem a administra, as da organização',
      ],
      refusals: [],
      response: shape.object({ own: shape.arrayOf(item), tenant: shape.arrayOf(item) }, ['tenant']),
    },
    async handle(request, _reply, { registry }) {
      refuseQuery(request);
      return usageOf(request, registry);
    },
  },
];
