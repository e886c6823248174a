import { kindOf } from '../../../src/resources/fields/kinds';
import { PROPOSED_FIELDS } from '../../../src/resources/schemas/commonDemandes';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import type { AccessCall } from '../../access/call';
import { refuseQuery, requireRecord } from '../../access/requestParts';
import * as shape from '../../access/shapes';
import { sessionOf } from '../../identity/authenticate';
import { proposable } from './proposal';

const properties = PROPOSED_FIELDS.map((name) => {
  const spec = Utilisateurs.fields[name];
  return [name, { anyOf: [kindOf(spec).jsonSchema(spec), { type: 'null' }] }];
});

/** The caller's own record, as far as they may propose changes of it. */
export const ownRecordCalls: readonly AccessCall[] = [
  {
    operation: {
      method: 'get',
      path: '/api/MyProfile/fiche',
      operationId: 'myRecord',
      tag: 'session',
      access: 'session',
      extension: true,
      summary: [
        'Sa propre fiche : ce que l’on peut proposer d’y changer',
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
];
