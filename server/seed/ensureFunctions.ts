import type { Tenant } from '../tenants';
import { applyRows } from './applyRows';

type Seeded = Pick<Tenant, 'store'>;

interface FunctionRow {
  readonly code: string;
  readonly libelle: string;
  readonly description: string;
  readonly rights: readonly string[];
}

/** Adds missing rights. @returns the ids of all rights by code */
export async function ensureRights(
  tenant: Seeded,
  rows: readonly { readonly code: string; readonly libelle: string; readonly flags: readonly string[] }[],
): Promise<ReadonlyMap<string, number>> {
  const idsByCode = async () => {
    const { items } = await tenant.store.list(tenant.store.declared('Droits'), {});
    return new Map(items.map(({ id, values }) => [String(values['code']), id]));
  };
  const known = await idsByCode();
  await applyRows(
    tenant,
    'Droits',
    rows.filter(({ code }) => !known.has(code)).map((row) => ({ ...row })),
  );
  return idsByCode();
}

/** Adds missing functions with their rights. @returns the ids of all functions by code */
export async function ensureFunctions(
  tenant: Seeded,
  functions: readonly FunctionRow[],
  rightIds: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const { items } = await tenant.store.list(tenant.store.declared('Fonctions'), {});
  const ids = new Map(items.map(({ id, values }) => [String(values['code']), id]));
  for (const { rights, ...values } of functions.filter(({ code }) => !ids.has(code))) {
    const [fonctionId = 0] = await applyRows(tenant, 'Fonctions', [values]);
    ids.set(values.code, fonctionId);
    const links = rights.map((right) => {
      const [code = '', flag] = right.split(':');
      return { fonctionId, droitId: rightIds.get(code), flag };
    });
    await applyRows(tenant, 'FonctionDroits', links);
  }
  return ids;
}
