import type { AccessRule } from '../../../src/resources/language/accessRule';
import { isSame } from '../../../src/resources/common/isSame';
import { Droits, Fonctions, Profils } from '../../../src/resources/schemas/acces';
import {
  FonctionDroits,
  IdentiteDroits,
  IdentiteFonctions,
  IdentiteProfils,
  ProfilDroits,
  ProfilEntreprises,
} from '../../../src/resources/schemas/liensAcces';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { touches } from '../../database/changes/touches';
import type { Permit } from '../../database/changes/changeTypes';
import { holdsOneOf } from '../../identity/accounts/holdsOneOf';
import { ACCESS_RULES } from './rules';

/** The links between people, functions, profiles and rights: each is a gift. */
const linkPermit = ({ name }: ResourceSchema, { rights = [] }: AccessRule): Permit => ({
  reason: 'givesRights',
  watches: ({ resource }) => resource === name,
  // A link that is deleted with its person or its function gives no right.
  includesParts: false,
  allows: (client, schema, author) => holdsOneOf(client, schema, author, rights),
  concerns: ({ status }) => status !== 'unchanged',
});

/** What a record gives all who hold it: its switch, and its code, by which rules of access name functions. */
const GIVING_FIELDS = ['actif', 'code'] as const;

/** A change of what everybody who holds the record has by it. */
const contentPermit = ({ name }: ResourceSchema, { rights = [] }: AccessRule): Permit => ({
  reason: 'givesRights',
  watches: (change) => change.resource === name && change.action === 'update' && touches(change, GIVING_FIELDS),
  allows: (client, schema, author) => holdsOneOf(client, schema, author, rights),
  concerns: ({ before, after }) =>
    GIVING_FIELDS.some((field) => !isSame(before?.[field] ?? null, after?.[field] ?? null)),
});

const { giveToIdentities, giveToFunctions } = ACCESS_RULES;

/**
 * Whatever changes what a right, a function or a profile gives asks for what giving asks for (section 7.2 of the specification), in every
 * way of writing: a form, a change set, an import, a revert, a restore.
 */
export const GIVING_PERMITS: readonly Permit[] = [
  contentPermit(Droits, giveToIdentities),
  contentPermit(Profils, giveToIdentities),
  contentPermit(Fonctions, giveToFunctions),
  linkPermit(FonctionDroits, giveToFunctions),
  ...[IdentiteDroits, IdentiteFonctions, IdentiteProfils, ProfilDroits, ProfilEntreprises].map((schema) =>
    linkPermit(schema, giveToIdentities),
  ),
];
