import * as z from 'zod';

/** Milliseconds. */
export const PATIENCE_MS = 5_000;

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url().optional() });

export type IssuerMetadata = z.infer<typeof metadataSchema>;

/** Fetches an issuer's metadata (OpenID Connect Discovery 1.0, section 4). */
async function discover(issuer: string): Promise<IssuerMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const metadata = metadataSchema.parse(await response.json());
  if (metadata.issuer !== issuer) throw new Error(`${address} is of the issuer ${metadata.issuer}`);
  return metadata;
}

/**
 * Fetches the issuer's metadata on first use, and caches what `make` derives from it.
 *
 * @throws {Error} if the issuer is unavailable; the next call tries again
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
