import { orNull } from '../../http/openapi/orNull';
import { ruleOf } from '../../../src/resources/access/access';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { JsonSchema } from '../../../src/resources/language/kind';
import { IdentiteProfils } from '../../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import type { Words } from '../../../src/resources/language/words';
import type { ApiCall } from '../../http/calls/apiCall';
import { linksWhere } from '../access/links';
import { idIn, refuseQuery, requireRecord } from '../../http/calls/requestParts';
import * as shape from '../../http/calls/shapes';
import * as accessShape from '../access/accessShapes';
import { profileViews } from '../access/views';
import { tenantOf } from '../../http/tenantOf';
import { isPrivateTo } from './privatePeople';
import { MEMBERSHIPS, membershipsOf, type Membership } from './memberships';

const PERSON = {
  method: 'get',
  tag: Utilisateurs.label.many,
  access: ruleOf(Utilisateurs, 'show'),
  refusals: [400, 403, 404],
} as const;

/** The JSON Schema of a membership; empty fields are null. */
function membershipShape({ members, memberFields }: Membership): JsonSchema {
  const fields = memberFields.flatMap((name) => {
    const spec = members.fields[name];
    return spec ? [[name, orNull(kindOf(spec).jsonSchema(spec))] as const] : [];
  });
  const known = { id: shape.id, code: shape.textOrNull, libelle: shape.text, actif: orNull(shape.yesOrNo) };
  return shape.object({ ...known, ...Object.fromEntries(fields) });
}

const SUMMARIES: Readonly<Record<keyof typeof MEMBERSHIPS, Words>> = {
  Equipes: ['Équipes d’une personne', 'Teams of a person', 'Teams einer Person', 'Equipas de uma pessoa'],
  Groupes: ['Groupes d’une personne', 'Groups of a person', 'Gruppen einer Person', 'Grupos de uma pessoa'],
  Competences: [
    'Compétences d’une personne',
    'Skills of a person',
    'Kompetenzen einer Person',
    'Competências de uma pessoa',
  ],
};

const memberships = Object.entries(MEMBERSHIPS).map(([name, membership]): ApiCall => ({
  operation: {
    ...PERSON,
    path: `/api/Utilisateurs/{id}/${name}`,
    operationId: `utilisateurs.${name.toLowerCase()}.list`,
    summary: SUMMARIES[name as keyof typeof MEMBERSHIPS],
    response: shape.arrayOf(membershipShape(membership)),
  },
  async handle(request) {
    refuseQuery(request);
    const person = await requireRecord(request, Utilisateurs, idIn(request, 'id'));
    return isPrivateTo(request, person) ? [] : membershipsOf(tenantOf(request), membership, person.id);
  },
}));

/** A person's teams, groups, skills and profiles (section 7.2 of the specification, Utilisateurs). */
export const membershipCalls: readonly ApiCall[] = [
  ...memberships,
  {
    operation: {
      ...PERSON,
      path: '/api/Utilisateurs/{id}/Profils',
      operationId: 'utilisateurs.profils.list',
      summary: ['Profils d’une personne', 'Profiles of a person', 'Profile einer Person', 'Perfis de uma pessoa'],
      response: shape.arrayOf(accessShape.profileShape),
    },
    async handle(request) {
      refuseQuery(request);
      const person = await requireRecord(request, Utilisateurs, idIn(request, 'id'));
      if (isPrivateTo(request, person)) return [];
      const { id: identityId } = person;
      return profileViews(request, await linksWhere(request, IdentiteProfils, { identityId }));
    },
  },
];
