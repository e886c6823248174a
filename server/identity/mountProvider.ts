import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';

/** Where a sign-in goes on takes no parameters; the provider fails on some when that sign-in is over. */
const RESUMED_WITH_PARAMETERS = /^(\/auth\/[^/?]+)\?.*/;

/** The address below the mount, as the provider knows its routes. */
const addressBelow = (prefix: string, url: string): string =>
  (url.slice(prefix.length) || '/').replace(RESUMED_WITH_PARAMETERS, '$1');

/**
 * Hands everything below the prefix to the OpenID provider that `select` names. oidc-provider is a Koa application: it
 * reads the raw request, body included.
 */
export const mountProvider: FastifyPluginAsync<{
  /** The provider for a request, and the public address that it is to believe in. */
  select: (request: FastifyRequest) => { readonly provider: Promise<Provider>; readonly origin: string };
}> = async (app, { select }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const listenedTo = new WeakSet<Provider>();
  /** Logs errors that are ours, which the answer only calls unexpected. */
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
    // What the provider believes of its own address comes from the settings, never from the caller.
    Object.assign(raw.headers, { 'x-forwarded-proto': protocol.replace(':', ''), 'x-forwarded-host': host });
    Object.assign(raw, { originalUrl: raw.url, url: addressBelow(app.prefix, raw.url ?? '') });
    reply.hijack();
    await provider.callback()(raw, reply.raw);
  });
};
