import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import type { Language } from '../../../src/resources/language/words';
import type { Product } from '../../product';
import { languageOf } from '../../words';
import { describedOperations } from '../openapi/describedOperations';
import { openApiDocument } from '../openapi/document';
import type { OpenApiDocument } from '../openapi/openApiDocument';
import { PROBLEM_STATUS, problem, type ProblemCode } from '../problem';
import { assets, type AssetName } from './assets';
import { GUIDE_PATH, readGuide, type Guide } from './guide/guideFiles';
import { guidePage, guideSearchPage } from './guide/guidePages';
import { documentationPage, errorsPage } from './pages';

const CODES = Object.keys(PROBLEM_STATUS) as ProblemCode[];

const HTML = 'text/html; charset=utf-8';

function perLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

/** Adds the OpenAPI document, its pages, the explanations of errors and the guide; each is built on first request. */
export function addDocumentation(app: FastifyInstance, registry: Registry, product: Product): void {
  const documentIn = perLanguage((language): OpenApiDocument =>
    openApiDocument(registry, describedOperations(product), language),
  );
  const pageIn = perLanguage((language) => documentationPage(documentIn(language), language));
  const errorsIn = perLanguage((language) => errorsPage(CODES, language));
  const read = (acceptLanguage: string | undefined) => {
    const language = languageOf(acceptLanguage);
    return {
      language,
      headers: { 'content-language': language, vary: 'Accept-Language', 'cache-control': 'no-cache' },
    };
  };

  app.get('/openapi.json', async (request, reply) => {
    const { language, headers } = read(request.headers['accept-language']);
    return reply.headers(headers).send(documentIn(language));
  });
  app.get('/docs', async (request, reply) => {
    const { language, headers } = read(request.headers['accept-language']);
    return reply.headers(headers).type(HTML).send(pageIn(language));
  });
  app.get('/docs/errors', async (request, reply) => {
    const { language, headers } = read(request.headers['accept-language']);
    return reply.headers(headers).type(HTML).send(errorsIn(language));
  });
  app.get<{ Params: { code: string } }>('/docs/errors/:code', async (request, reply) => {
    const { language, headers } = read(request.headers['accept-language']);
    const code = CODES.find((one) => one.toLowerCase() === request.params.code.toLowerCase());
    if (!code) throw problem('notFound', { args: { path: '/docs/errors' } });
    return reply
      .headers(headers)
      .type(HTML)
      .send(errorsPage([code], language));
  });
  let guide: Guide | undefined;
  const guideRead = (): Guide => (guide ??= readGuide());
  app.get<{ Querystring: { q?: unknown } }>(GUIDE_PATH, async (request, reply) => {
    const { language, headers } = read(request.headers['accept-language']);
    const { q = '' } = request.query;
    return reply
      .headers(headers)
      .type(HTML)
      .send(guideSearchPage(guideRead(), String(q), language));
  });
  app.get<{ Params: { '*': string } }>(`${GUIDE_PATH}/*`, async (request, reply) => {
    const { language, headers } = read(request.headers['accept-language']);
    const page = guidePage(guideRead(), request.params['*'], language);
    if (page === undefined) throw problem('notFound', { args: { path: GUIDE_PATH } });
    return reply.headers(headers).type(HTML).send(page);
  });
  for (const name of Object.keys(assets) as AssetName[]) {
    const { type, body } = assets[name];
    app.get(`/docs/assets/${name}`, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body),
    );
  }
}
