import type { Registry } from '../../src/resources/registry';
import { createAccounts } from './accounts/accounts';
import type { Account } from './accounts/account';
import type { IdentityTenant } from './tenantIdentity';

/** An account to try the product with, as the start prints it. */
export interface DemoAccount extends Pick<Account, 'email' | 'nom' | 'prenom' | 'rights'> {
  readonly password: string;
}

/** The same for all: whoever reads the console may sign in. */
const PASSWORD = 'Socle-demo-1!';

/** Rights of section 6 of the specification that no declaration names yet. */
const OTHER_RIGHTS = [
  'ACCES_BI:read', 'ACL:read', 'ENTREPRISES:admin', 'ENTREPRISES:read', 'ENTREPRISES:update',
  'ENTREPRISES_INFOS_ADD:create', 'EQUIPES:read', 'EXPORTS:read', 'FICHES_INCIDENT:create', 'FICHES_INCIDENT:read',
  'FI_PROCESSUS:read', 'FONCTIONS:read', 'FOURNISSEURS:read', 'FOURNISSEURS_INFOS_ADD:create', 'GROUPES:read',
  'PARAMETRES:admin', 'PARAMETRES:read', 'PARTENAIRES:read', 'PARTENAIRES_FASTT:admin', 'PARTENAIRES_FASTT:read',
  'PARTENAIRES_INFOS_ADD:create', 'PLANNING_ADMIN:admin', 'PLANNING_SALARIE:admin', 'PLANNING_SUPERADMIN:admin',
  'TYPES_PARTENAIRES_FASTT:read', 'UTILISATEURS:read', 'UTILISATEURS_INFOS_ADD:create',
];

/** What a consultant maintains besides reading. */
const MAINTAINED = ['TYPES_CONTRATS', 'DOMAINES', 'THEMES'];

/** The accounts of a demo tenant: pure data, from the rights that the declarations name. */
export function demoAccounts(tenantId: string, registry: Registry): readonly DemoAccount[] {
  const resources = [...new Set(registry.schemas.map(({ rights }) => rights))].sort();
  const flagged = (names: readonly string[], ...flags: readonly string[]) =>
    names.flatMap((name) => flags.map((flag) => `${name}:${flag}`));
  const account = (name: string, nom: string, prenom: string, rights: readonly string[]): DemoAccount => ({
    email: `${name}@${tenantId}.socle.example`,
    password: PASSWORD,
    nom,
    prenom,
    rights: [...new Set(rights)],
  });
  return [
    account('admin', 'Marchand', 'Claire', [...flagged(resources, 'admin'), ...OTHER_RIGHTS]),
    account('consultant', 'Lefèvre', 'Julien', [
      ...flagged(resources, 'read'),
      ...flagged(MAINTAINED.filter((name) => resources.includes(name)), 'create', 'update'),
    ]),
    account('lecteur', 'Da Silva', 'Inês', ['TYPES_CONTRATS:read']),
  ];
}

/**
 * Makes the demo accounts that the tenant lacks, and leaves those that it has as they are. For demo tenants only.
 *
 * @returns the accounts, to be printed
 * @throws {Error} when NODE_ENV is production
 */
export async function createDemoAccounts(
  tenant: IdentityTenant,
  registry: Registry,
  environment: string,
): Promise<readonly DemoAccount[]> {
  if (environment === 'production') throw new Error('demo accounts are never made in production');
  const accounts = createAccounts(tenant);
  const wanted = demoAccounts(tenant.id, registry);
  for (const account of wanted) {
    if (!(await accounts.findByEmail(account.email))) await accounts.create(account);
  }
  return wanted;
}
