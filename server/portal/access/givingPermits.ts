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

/** Writing a link between people, functions, profiles and rights grants or revokes rights. */
const linkPermit = ({ name }: ResourceSchema, { rights = [] }: AccessRule): Permit => ({
  reason: 'givesRights',
  watches: ({ resource }) => resource === name,
  // Deleting a link together with its person or function grants nothing.
  includesParts: false,
  allows: (client, schema, author) => holdsOneOf(client, schema, author, rights),
  concerns: ({ status }) => status !== 'unchanged',
});

/** Fields that affect all holders: the active switch, and the code by which access rules refer to functions. */
const GIVING_FIELDS = ['actif', 'code'] as const;

/** A change of these fields affects everyone who holds the record. */
const contentPermit = ({ name }: ResourceSchema, { rights = [] }: AccessRule): Permit => ({
  reason: 'givesRights',
  watches: (change) => change.resource === name && change.action === 'update' && touches(change, GIVING_FIELDS),
  allows: (client, schema, author) => holdsOneOf(client, schema, author, rights),
  concerns: ({ before, after }) =>
    GIVING_FIELDS.some((field) => !isSame(before?.[field] ?? null, after?.[field] ?? null)),
});

const { giveToIdentities, giveToFunctions } = ACCESS_RULES;

/**
 * Requires the right to grant (section 7.2 of the specification) for every write that changes what a right, function
 * or profile grants, whether by form, change set, import, revert or restore.
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
