import * as z from 'zod';

/** How long another issuer has to answer. */
export const PATIENCE_MS = 5_000;

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url().optional() });

/** What an issuer publishes of itself, as far as we use it. */
export type IssuerMetadata = z.infer<typeof metadataSchema>;

/** Asks an issuer what it publishes of itself (OpenID Connect Discovery 1.0, section 4). */
async function discover(issuer: string): Promise<IssuerMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const metadata = metadataSchema.parse(await response.json());
  if (metadata.issuer !== issuer) throw new Error(`${address} is of the issuer ${metadata.issuer}`);
  return metadata;
}

/**
 * What `make` makes of the issuer's metadata: made when it is first needed, and kept.
 *
 * @throws {Error} where the issuer cannot be asked; the next call asks again, because issuers come back.
 */
export function discoveredOnce<Made>(issuer: string, make: (metadata: IssuerMetadata) => Made): () => Promise<Made> {
  let found: Promise<Made> | undefined;
  return async () => {
    found ??= discover(issuer).then(make);
    try {
      return await found;
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
}
