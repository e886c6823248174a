import type { FastifyPluginAsync } from 'fastify';
import { tenantOf } from '../http/tenantOf';
import { originOf } from '../tenants';
import { deleteExpired } from './storage/cleanUp';
import type { Identities } from './identities';
import { mountProvider } from './mountProvider';
import { loadProvider } from './provider/loadProvider';
import { signInRoutes } from './signInRoutes';
import type { IdentitySettings, IdentityTenant } from './tenantIdentity';
import { assets, type AssetName } from './pages/assets';

const assetRoutes: FastifyPluginAsync = async (app) => {
  for (const name of Object.keys(assets) as AssetName[]) {
    const { type, body } = assets[name];
    app.get(`/assets/${name}`, (_request, reply) =>
      // The address changes with the content.
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body),
    );
  }
};

const CLEAN_UP_EVERY_MS = 10 * 60_000;
/** Milliseconds after the start when the provider is preloaded, so that the first sign-in need not wait for it. */
const LOADED_AFTER_MS = 2_000;

export interface IdentityPluginOptions {
  readonly identities: Identities;
  readonly tenants: readonly IdentityTenant[];
  readonly settings: IdentitySettings;
}

/**
 * The embedded OpenID provider with its pages. Register it with the prefix `/identity`, after the hook that selects
 * the tenant, and only without an external issuer (OIDC_ISSUER).
 */
export const identityPlugin: FastifyPluginAsync<IdentityPluginOptions> = async (app, options) => {
  const { identities, tenants, settings } = options;
  await app.register(assetRoutes);
  await app.register(signInRoutes, { identities, settings });
  await app.register(mountProvider, {
    select(request) {
      const host = request.hostname.toLowerCase();
      return { provider: identities.of(tenantOf(request)).providerAt(host), origin: originOf(settings, host) };
    },
  });

  const cleanUp = () =>
    Promise.all(tenants.map(deleteExpired)).catch((error: unknown) => {
      app.log.error({ err: error }, 'identity clean-up');
    });
  const timer = setInterval(() => void cleanUp(), CLEAN_UP_EVERY_MS).unref();
  let warmUp: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const failed = (error: unknown) => app.log.error({ err: error }, 'identity provider');
    warmUp = setTimeout(() => void loadProvider().catch(failed), LOADED_AFTER_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    clearTimeout(warmUp);
  });
};
