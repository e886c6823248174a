import * as z from 'zod';
import type { Identities } from '../identity/identities';
import { rotateKeys } from '../identity/storage/signingKeys';
import type { Settings } from '../settings';
import type { Tenant } from '../tenants';

const requestSchema = z.object({ tenant: z.string().optional() });

export interface KeyServices {
  readonly tenants: readonly Tenant[];
  readonly identities: Identities;
  readonly settings: Settings;
}

/**
 * Creates new signing keys for one or all tenants. Sessions continue, because old signatures stay valid.
 *
 * @returns the ids of the tenants
 * @throws {Error} if the tenant does not exist, or an external issuer signs the tokens
 */
export async function replaceKeys(
  { tenants, identities, settings }: KeyServices,
  input: unknown,
): Promise<{ readonly tenants: readonly string[] }> {
  const { tenant: id } = requestSchema.parse(input);
  if (settings.OIDC_ISSUER)
    throw new Error(`Les jetons viennent de ${settings.OIDC_ISSUER} : ses clés sont les siennes.`);
  const chosen = tenants.filter((tenant) => id === undefined || tenant.id === id);
  if (id !== undefined && chosen.length === 0)
    throw new Error(
      `L'organisation « ${id} » n'existe pas ; organisations : ${tenants.map((one) => one.id).join(', ')}.`,
    );
  for (const tenant of chosen) await rotateKeys(identities.of(tenant).store);
  await identities.refreshKeys();
  return { tenants: chosen.map((tenant) => tenant.id) };
}
