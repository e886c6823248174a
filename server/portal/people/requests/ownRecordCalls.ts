import { APPLICATIONS, applicationsOf } from '../../../../src/portal/applications';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { PROPOSED_FIELDS } from '../../../../src/resources/schemas/commonDemandes';
import { parametres } from '../../../../src/resources/schemas/systeme';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import type { ApiCall } from '../../../http/calls/apiCall';
import { refuseQuery, requireRecord } from '../../../http/calls/requestParts';
import * as shape from '../../../http/calls/shapes';
import { tenantOf } from '../../../http/tenantOf';
import { sessionOf } from '../../../identity/authenticate';
import { proposable } from './proposal';

const properties = PROPOSED_FIELDS.map((name) => {
  const spec = Utilisateurs.fields[name];
  return [name, { anyOf: [kindOf(spec).jsonSchema(spec), { type: 'null' }] }];
});

/** The part of the caller's own record to which they may propose changes, and the applications that they may open. */
export const ownRecordCalls: readonly ApiCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/MyProfile/fiche',
      operationId: 'myRecord',
      tag: 'session',
      access: 'session',
      extension: true,
      summary: [
        'Sa propre fiche\u00a0: ce que l’on peut proposer d’y changer',
        'One’s own record: what one may propose to change',
        'Der eigene Eintrag: was man zu ändern vorschlagen kann',
        'A própria ficha: o que se pode propor alterar',
      ],
      response: shape.object({ id: shape.id, ...Object.fromEntries(properties) }),
    },
    async handle(request) {
      refuseQuery(request);
      const person = await requireRecord(request, Utilisateurs, sessionOf(request).account.id);
      return { id: person.id, ...proposable(person) };
    },
  },
  {
    operation: {
      method: 'get',
      path: '/api/MyApplications',
      operationId: 'myApplications',
      tag: 'session',
      access: 'session',
      extension: true,
      summary: [
        'Les sous-applications que l’on peut ouvrir, avec leur adresse',
        'The sub-applications that one may open, with their address',
        'Die Unteranwendungen, die man öffnen darf, mit ihrer Adresse',
        'As subaplicações que se podem abrir, com o endereço',
      ],
      response: shape.arrayOf(
        shape.object({ code: { type: 'string', enum: APPLICATIONS.map(({ code }) => code) }, adresse: shape.text }),
      ),
    },
    async handle(request) {
      refuseQuery(request);
      const person = await requireRecord(request, Utilisateurs, sessionOf(request).account.id);
      const names = APPLICATIONS.map(({ setting }) => setting);
      const { items } = await tenantOf(request).store.list(parametres, {
        page: 1,
        pageSize: names.length,
        filter: { field: 'nom', operator: 'in', value: names },
      });
      const addresses = new Map(items.map(({ values }) => [values['nom'], values['valeur']]));
      return applicationsOf(person.values, (name) => addresses.get(name));
    },
  },
];
