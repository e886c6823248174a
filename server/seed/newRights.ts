import type { Registry } from '../../src/resources/registry/registry';
import type { Tenant } from '../tenants';
import { applyRows } from './applyRows';
import { FLAGS, rightRows, type OtherRights } from './rightRows';
import { ensureRights } from './ensureFunctions';

/** The right of administrators, who receive every new right: otherwise no function could open a new resource. */
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

async function administrators({ store }: Seeded, rights: ReadonlyMap<string, number>): Promise<readonly number[]> {
  const { items } = await store.list(store.declared('FonctionDroits'), {});
  return items
    .filter(
      ({ values }) => values['droitId'] === rights.get(ADMINISTRATION.code) && values['flag'] === ADMINISTRATION.flag,
    )
    .map(({ values }) => Number(values['fonctionId']));
}

/** The declared default grants of these rights, by code of right and function. */
function declaredGrants({ schemas }: Pick<Registry, 'schemas'>, codes: readonly string[]) {
  return schemas
    .filter(({ rights }) => codes.includes(rights))
    .flatMap(({ rights, grants = {} }) =>
      Object.entries(grants).flatMap(([fonction, flags]) => flags.map((flag) => ({ code: rights, fonction, flag }))),
    );
}

/**
 * Creates missing rights, e.g. after an update that adds a resource. Functions with `ACL:admin` get all levels, others
 * what the declaration's `grants` says. Existing rights are not granted again, so that an administrator can withdraw
 * them. A tenant without rights is still being created by `createTenant`.
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
