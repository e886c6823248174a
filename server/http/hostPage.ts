import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Registry } from '../../src/resources/registry/registry';
import { ENVIRONMENT_ELEMENT } from '../../src/resources/protocol/environmentElement';
import { firstListReadings } from '../../src/resources/protocol/firstListReading';
import { productRouteOf } from '../../src/resources/routes/routeRules';
import type { Settings } from '../settings';
import { createCompressedPages } from './compressedPages';
import { forwardedHeaders } from './forwardedHeaders';
import type { InlinedPage } from './inlineScript';
import { contentSecurityPolicy } from './securityHeaders';
import { environmentOf, type HostEnvironment } from './system/environment';

/** The metadata that the browser needs to sign in (OpenID Connect Discovery 1.0, section 3). */
const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  userinfo_endpoint: z.string().optional(),
  end_session_endpoint: z.string().optional(),
});

type IdentityMetadata = z.infer<typeof metadataSchema>;

/** Requests the metadata from the embedded identity provider, for the host of this request. */
async function readMetadata(app: FastifyInstance, request: FastifyRequest): Promise<IdentityMetadata | undefined> {
  const headers = forwardedHeaders(request);
  const { remoteAddress = '' } = request.socket;
  const answer = await app.inject({ url: '/identity/.well-known/openid-configuration', headers, remoteAddress });
  return answer.statusCode === 200 ? metadataSchema.parse(answer.json()) : undefined;
}

/** Serialises a value for a script element (HTML, section 4.12.1.3): an escaped `<` cannot end the element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Preloads of the application (`scripts/build/firstFiles.ts`); the light public pages omit them. */
const OF_THE_APPLICATION = /\s*<link [^>]*\bdata-application\b[^>]*>/g;
const OF_LISTS = /\s*<link [^>]*\bdata-application="list"[^>]*>/g;

const OF_THE_ISSUER = /\s*<link [^>]*\bdata-issuer\b[^>]*>/g;

/** The font, which only light pages preload: they have little code that it could delay. */
const OF_LIGHT_PAGES = /\s*<link [^>]*\bdata-light\b[^>]*>/g;

/** Defers the application's preloads: the early script loads them after it has sent the sign-in request. */
const behindSignIn = (html: string): string =>
  html
    .replaceAll(OF_THE_ISSUER, '')
    .replaceAll(OF_THE_APPLICATION, (link) => link.replace('rel="modulepreload"', 'rel="later"'));

export interface HostPages {
  readonly page: InlinedPage;
  readonly early: InlinedPage;
}

/**
 * Serves the front end's page with the host's environment and the identity provider's metadata inlined, so that the
 * browser needs no requests for them before it signs in. On pages of the application, an inlined script starts the
 * sign-in. A list page also names its first API request.
 */
export function createHostPage(
  app: FastifyInstance,
  { page: built, early }: HostPages,
  settings: Settings,
  { schemas }: Registry,
) {
  const metadata = new Map<string, Promise<IdentityMetadata | undefined>>();
  const compressed = createCompressedPages();
  const readings = firstListReadings(schemas);
  const policy = contentSecurityPolicy(settings, [...built.sources, ...early.sources]);
  const application = built.html.replaceAll(OF_LIGHT_PAGES, '');
  const pages = {
    list: application,
    other: application.replaceAll(OF_LISTS, ''),
    light: built.html.replaceAll(OF_THE_APPLICATION, ''),
  };
  const signingIn =
    early.html === '' ? undefined : { list: behindSignIn(pages.list), other: behindSignIn(pages.other) };
  const kindOf = (path: string): keyof typeof pages => {
    if (productRouteOf(path)?.public === true) return 'light';
    return readings.has(path) ? 'list' : 'other';
  };

  /** Cached only for hosts of known tenants, so that requests with forged host names cannot fill the memory. */
  async function metadataFor(request: FastifyRequest, environment: HostEnvironment) {
    if (!request.tenant || settings.OIDC_ISSUER) return undefined;
    const known = metadata.get(environment.identityUrl) ?? readMetadata(app, request);
    metadata.set(environment.identityUrl, known);
    const found = await known.catch((error: unknown) => {
      request.log.warn({ err: error }, 'metadata of the identity provider');
      return undefined;
    });
    if (found?.issuer === environment.identityUrl) return found;
    // The browser will request the metadata itself; neither a failure nor a forged host may stay in the cache.
    metadata.delete(environment.identityUrl);
    return undefined;
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const environment = environmentOf(request.tenant, request.hostname, settings);
    const identityMetadata = await metadataFor(request, environment);
    const firstReading = environment.sessionCall && readings.get(request.url);
    const known = {
      ...environment,
      ...(identityMetadata && { identityMetadata }),
      ...(firstReading && { firstReading }),
    };
    const element = `<script type="application/json" id="${ENVIRONMENT_ELEMENT}">${inScript(known)}</script>`;
    const kind = kindOf(request.url.split('?', 1)[0] ?? '');
    // The inlined script works only with the embedded identity provider, on pages that need a session.
    const begun = kind === 'light' || !identityMetadata ? undefined : signingIn?.[kind];
    const ending = begun === undefined ? element : element + early.html;
    const page = (begun ?? pages[kind]).replace('</head>', () => `${ending}</head>`);
    const { body, encoding, etag } = compressed(page, String(request.headers['accept-encoding'] ?? ''));
    void reply.headers({
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Host',
      etag,
      'content-security-policy': policy,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.code(200).type('text/html; charset=utf-8').send(body);
  };
}
