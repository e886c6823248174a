import type { FastifyRequest } from 'fastify';
import { isRouteAllowed } from '../../src/resources/access';
import { parametres } from '../../src/resources/schemas/systeme';
import type { AccessCall } from '../access/call';
import { refuseQuery } from '../access/requestParts';
import * as shape from '../access/shapes';
import { DAY_QUOTAS, TENANT_QUOTAS, warningShare } from '../database/quotas/quotas';
import { tenantOf } from '../http/tenantOf';
import { sessionOf } from '../identity/authenticate';

/** Who sees what the whole tenant uses. */
const TENANT_RULE = { rights: ['PARAMETRES:admin'] } as const;

const item = shape.object({ quota: shape.text, used: shape.count, limit: shape.count, warning: shape.count });

const itemOf = (quota: string, used: number, limit: number) => ({
  quota,
  used,
  limit,
  warning: warningShare(used, limit),
});

async function usageOf(request: FastifyRequest) {
  const { accountId, grants } = sessionOf(request);
  const { store } = tenantOf(request);
  const { used, limits } = await store.usage(accountId);
  const items = (quotas: readonly (keyof typeof used)[]) =>
    quotas.map((quota) => itemOf(quota, used[quota], limits[quota]));
  return {
    own: items(DAY_QUOTAS),
    ...(isRouteAllowed(TENANT_RULE, grants) && { tenant: items(TENANT_QUOTAS) }),
  };
}

/** What is used of the quotas (extension `usage`). */
export const usageCalls: readonly AccessCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/usage',
      operationId: 'usage.get',
      tag: parametres.label.many,
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
    async handle(request) {
      refuseQuery(request);
      return usageOf(request);
    },
  },
];
