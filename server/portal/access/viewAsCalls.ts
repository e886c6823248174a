import { parseJsonId } from '../../../src/resources/fields/shared/ids';
import { ConsultationsComme } from '../../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { applyAll, applyOne, changeSetOf } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import type { ApiCall } from '../../http/calls/apiCall';
import { linksWhere } from './links';
import { bodyOf, refuseQuery, requireRecord } from '../../http/calls/requestParts';
import { ACCESS_RULES } from './rules';
import * as shape from '../../http/calls/shapes';
import * as accessShape from './accessShapes';
import { personView } from './views';
import { problem } from '../../http/problem';

const CALL = { path: '/api/access/view-as', tag: 'access', access: ACCESS_RULES.viewAs, extension: true } as const;

/** "Voir comme": starts and ends viewing the portal as another person (extension `viewAs`). */
export const viewAsCalls: readonly ApiCall[] = [
  {
    operation: {
      ...CALL,
      method: 'post',
      operationId: 'access.viewAs',
      summary: [
        'Voir le portail comme une autre personne',
        'View the portal as another person',
        'Portal als andere Person ansehen',
        'Ver o portal como outra pessoa',
      ],
      body: shape.object({ identityId: shape.id }),
      refusals: [400, 403, 404],
      status: 201,
      response: shape.object({ id: shape.id, identity: accessShape.personShape, debut: shape.text }),
    },
    async handle(request) {
      refuseQuery(request);
      const identityId = parseJsonId(bodyOf(request)['identityId']);
      if (identityId === undefined) throw problem('invalid', { errors: { identityId: [{ code: 'reference' }] } });
      const person = await requireRecord(request, Utilisateurs, identityId);
      const debut = new Date().toISOString();
      const values = { auteurId: sessionOf(request).account.id, identityId, debut };
      const change = { resource: ConsultationsComme.name, action: 'create', values } as const;
      const { id } = await applyOne(tenantOf(request).store, changeSetOf(request, change));
      return { id, identity: personView(person), debut };
    },
  },
  {
    operation: {
      ...CALL,
      method: 'delete',
      operationId: 'access.viewAs.end',
      summary: [
        'Ne plus voir comme une autre personne',
        'Stop viewing as another person',
        'Ansicht als andere Person beenden',
        'Deixar de ver como outra pessoa',
      ],
      refusals: [400, 403],
      response: shape.object({ ended: shape.count }),
    },
    async handle(request) {
      refuseQuery(request);
      const mine = await linksWhere(request, ConsultationsComme, { auteurId: sessionOf(request).account.id });
      const open = mine.filter(({ values }) => values['fin'] === null);
      const values = { fin: new Date().toISOString() };
      const changes = open.map(
        ({ id }) => ({ resource: ConsultationsComme.name, action: 'update', id, values }) as const,
      );
      if (changes.length > 0) await applyAll(tenantOf(request).store, changeSetOf(request, ...changes));
      return { ended: changes.length };
    },
  },
];
