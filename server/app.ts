import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Registry } from '../src/resources/registry/registry';
import { declaredLabel } from '../src/resources/registry/collectionNames';
import { addCalls } from './http/calls/apiCall';
import type { Database } from './database/open';
import { readJsonBodies } from './http/body/jsonParser';
import { addChangeRoutes } from './http/changes/changeRoutes';
import { Spools } from './http/changes/spools';
import { compressAnswers } from './http/compressAnswers';
import { addDocumentation } from './http/docs/docsRoutes';
import { endKeptConnections } from './http/endKeptConnections';
import { allowAnswerListeners } from './http/answerListeners';
import { answerError, answerUnknownAddress } from './http/errorHandler';
import { serveFrontEnd } from './http/frontEnd';
import { NO_COMPILERS } from './http/noCompilers';
import { collectMethods } from './http/otherMethods';
import { answerPlainProtocol, HTTP_OPTIONS, readHead } from './http/plainProtocol';
import { limitRate } from './http/rateLimit';
import { refuseBeforeParsing } from './http/refuseBeforeParsing';
import { loggedRequest } from './http/loggedRequest';
import { API, requireAccess } from './http/requireAccess';
import { addResourceRoutes } from './http/resources/declaredRoutes';
import { ROUTER_OPTIONS } from './http/routerOptions';
import { cutStalledConnections } from './http/stalledConnections';
import { addSecurityHeaders } from './http/securityHeaders';
import { addSystemRoutes } from './http/system/systemRoutes';
import { selectTenant, tenantOf } from './http/tenantOf';
import { authenticate } from './identity/authenticate';
import type { Identities } from './identity/identities';
import { addAccountLife } from './identity/lifecycle/plugin';
import { identityPlugin } from './identity/plugin';
import { meRoutes } from './identity/meRoutes';
import { COMMENT_CONCERN } from './comments/commentConcern';
import { notifiedConcerns } from './live/notifiedConcerns';
import { createLiveHub } from './live/liveHub';
import { addMailbox } from './mail/mailboxRoute';
import { openMailers } from './mail/mailers';
import { tellPerson } from './mail/tellPerson';
import type { Product } from './product';
import { routedOperations } from './routedOperations';
import type { Settings } from './settings';
import type { Tenant } from './tenants';

export interface AppOptions {
  readonly settings: Settings;
  readonly registry: Registry;
  /** The served tenants; later registered ones are added to this array. */
  readonly tenants: readonly Tenant[];
  readonly identities: Identities;
  readonly product: Product;
  /** Directory of the built front end; absent or missing: none is served. */
  readonly frontEnd?: string;
  /** The database in which processes count calls together; if absent, each process counts its own. */
  readonly shared?: Pick<Database, 'pool'>;
  readonly isStopping?: () => boolean;
}

function createFastify(settings: Settings): FastifyInstance {
  return Fastify({
    logger:
      settings.LOG_LEVEL === 'silent' ? false : { level: settings.LOG_LEVEL, serializers: { req: loggedRequest } },
    genReqId: () => randomUUID(),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: settings.MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: ROUTER_OPTIONS,
    exposeHeadRoutes: false,
    rewriteUrl: readHead,
    frameworkErrors: answerError(settings),
    http: HTTP_OPTIONS,
    clientErrorHandler: refuseBeforeParsing,
    schemaController: NO_COMPILERS,
  });
}

/** Builds the server without listening, so that tests can call it through `inject`. */
export async function buildApp({
  settings,
  registry,
  tenants,
  identities,
  product,
  frontEnd,
  shared,
  isStopping = () => false,
}: AppOptions): Promise<FastifyInstance> {
  const app = createFastify(settings);
  app.setErrorHandler(answerError(settings, declaredLabel(registry)));
  answerPlainProtocol(app);
  allowAnswerListeners(app);
  endKeptConnections(app);
  cutStalledConnections(app, settings.UNREAD_SECONDS * 1_000);
  requireAccess(app);
  const methodsAt = collectMethods(app);
  selectTenant(app, tenants);
  addSecurityHeaders(app, settings);
  compressAnswers(app);
  limitRate(app, settings.REQUESTS_PER_MINUTE, shared);
  readJsonBodies(app);
  await app.register(multipart);
  await app.register(authenticate, { identities, settings });
  if (!settings.OIDC_ISSUER) await app.register(identityPlugin, { prefix: '/identity', identities, tenants, settings });
  const { rightsBesides } = product;
  await app.register(meRoutes, { prefix: API, identities, ...(rightsBesides && { rightsBesides }) });
  const mailers = await openMailers(tenants, settings);
  const services = { registry, identities, mailers, settings };
  const accountEffects = settings.OIDC_ISSUER ? {} : await addAccountLife(app, services);
  const effects = { ...accountEffects, ...product.effects?.(app, services) };
  const spools = new Spools(settings.SOCLE_DATA, settings.MAX_SPOOL_BYTES);
  addResourceRoutes(app, registry, settings, { ...product.resourceCode, spools, effects });
  await addChangeRoutes(app, { registry, settings, effects, spools });
  const tell = tellPerson({ mailers, settings }, app.log);
  const attemptsOf = (request: FastifyRequest) => identities.of(tenantOf(request)).attempts;
  const live = createLiveHub({
    registry,
    concerns: [...(product.concerns ?? []), ...notifiedConcerns(registry), COMMENT_CONCERN],
    readSession: app.readSession,
    log: app.log,
  });
  // Open streams would keep the server from stopping.
  app.addHook('preClose', () => live.close());
  const operations = () => routedOperations(registry, product);
  addCalls(app, product.calls ?? [], {
    ...{ registry, operations, effects, spools, tell, attemptsOf, live },
    pages: product.pages,
  });
  product.addRoutes?.(app, services);
  addMailbox(app, mailers);
  addSystemRoutes(app, tenants, settings, isStopping);
  addDocumentation(app, registry, product);
  answerUnknownAddress(
    app,
    methodsAt,
    frontEnd ? await serveFrontEnd(app, resolve(frontEnd), settings, registry) : () => undefined,
  );
  return app;
}
