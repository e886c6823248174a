import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';

/** Resuming a sign-in takes no query parameters; oidc-provider throws on some if that sign-in has expired. */
const RESUMED_WITH_PARAMETERS = /^(\/auth\/[^/?]+)\?.*/;

const addressBelow = (prefix: string, url: string): string =>
  (url.slice(prefix.length) || '/').replace(RESUMED_WITH_PARAMETERS, '$1');

/**
 * Passes all requests below the prefix to the provider that `select` returns. oidc-provider is a Koa application: it
 * reads the raw request, body included.
 */
export const mountProvider: FastifyPluginAsync<{
  /** Returns the provider for a request and the public address that it must use. */
  select: (request: FastifyRequest) => { readonly provider: Promise<Provider>; readonly origin: string };
}> = async (app, { select }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const listenedTo = new WeakSet<Provider>();
  const listenTo = (provider: Provider) => {
    if (listenedTo.has(provider)) return;
    listenedTo.add(provider);
    provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'identity provider'));
  };
  app.all('/*', async (request, reply) => {
    const selected = select(request);
    const provider = await selected.provider;
    listenTo(provider);
    const { raw } = request;
    const { protocol, host } = new URL(selected.origin);
    // The provider's own address comes from the settings, never from headers of the client.
    Object.assign(raw.headers, { 'x-forwarded-proto': protocol.replace(':', ''), 'x-forwarded-host': host });
    Object.assign(raw, { originalUrl: raw.url, url: addressBelow(app.prefix, raw.url ?? '') });
    reply.hijack();
    await provider.callback()(raw, reply.raw);
  });
};
