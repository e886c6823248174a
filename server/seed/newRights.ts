import type { Registry } from '../../src/resources/registry/registry';
import type { Tenant } from '../tenants';
import { applyRows } from './applyRows';
import { FLAGS, rightRows, type OtherRights } from './rightRows';
import { ensureRights } from './ensureFunctions';

/** Administrators hold this right. They get every new right, because a new resource would open to no function otherwise. */
const ADMINISTRATION = { code: 'ACL', flag: 'admin' } as const;

interface Link {
  readonly fonctionId: number;
  readonly droitId: number | undefined;
  readonly flag: string;
}

type Seeded = Pick<Tenant, 'store'>;

async function idsOfCodes({ store }: Seeded, resource: 'Droits' | 'Fonctions') {
  const { items } = await store.list(store.declared(resource), {});
  return new Map(items.map(({ id, values }) => [String(values['code']), id]));
}

/** The functions that hold the right to give rights. */
async function administrators({ store }: Seeded, rights: ReadonlyMap<string, number>): Promise<readonly number[]> {
  const { items } = await store.list(store.declared('FonctionDroits'), {});
  return items
    .filter(
      ({ values }) => values['droitId'] === rights.get(ADMINISTRATION.code) && values['flag'] === ADMINISTRATION.flag,
    )
    .map(({ values }) => Number(values['fonctionId']));
}

/** What the declarations of these rights give to functions, by the codes of both. */
function declaredGrants({ schemas }: Pick<Registry, 'schemas'>, codes: readonly string[]) {
  return schemas
    .filter(({ rights }) => codes.includes(rights))
    .flatMap(({ rights, grants = {} }) =>
      Object.entries(grants).flatMap(([fonction, flags]) => flags.map((flag) => ({ code: rights, fonction, flag }))),
    );
}

/**
 * Makes the rights that declarations ask for and a tenant does not have yet, as after an update that brought a resource.
 * Functions that hold `ACL:admin` get them whole, and others what `grants` of the declaration says. A right that the tenant
 * has already is not granted again, so that an administrator can withdraw it. A tenant without any right is still being
 * created, and `createTenant` grants its rights.
 */
export async function giveNewRights(
  tenant: Seeded,
  registry: Pick<Registry, 'schemas' | 'visible'>,
  otherRights?: OtherRights,
): Promise<void> {
  const known = await idsOfCodes(tenant, 'Droits');
  const rows = rightRows(registry, otherRights).filter(({ code }) => !known.has(code));
  if (known.size === 0 || rows.length === 0) return;
  const rights = await ensureRights(tenant, rows);
  const functions = await idsOfCodes(tenant, 'Fonctions');
  const codes = rows.map(({ code }) => code);
  const links: readonly Link[] = [
    ...(await administrators(tenant, known)).flatMap((fonctionId) =>
      codes.flatMap((code) => FLAGS.map((flag) => ({ fonctionId, droitId: rights.get(code), flag }))),
    ),
    ...declaredGrants(registry, codes).flatMap(({ code, fonction, flag }) => {
      const fonctionId = functions.get(fonction);
      return fonctionId === undefined ? [] : [{ fonctionId, droitId: rights.get(code), flag }];
    }),
  ];
  const distinct = new Map(links.map((link) => [`${link.fonctionId} ${link.droitId} ${link.flag}`, { ...link }]));
  await applyRows(tenant, 'FonctionDroits', [...distinct.values()]);
}
