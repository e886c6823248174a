import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../../src/resources/registry/registry';
import type { Settings } from '../settings';
import { createHostPage, type HostPages } from './hostPage';
import { inlineElement, inlineScript } from './inlineScript';
import { API } from './requireAccess';

/** Address prefixes without screens: an unknown address below them gets an error document instead of the page. */
const NOT_SCREENS = [
  API,
  '/identity',
  '/openapi.json',
  '/docs',
  '/health',
  '/environment.json',
  '/assets',
  '/calendriers',
];

/** A screen below one of these prefixes. */
const DESIGN = '/docs/design';

/** True if a browser navigates to an address that belongs to the front end. */
function isScreen(method: string, path: string, accept: string | undefined): boolean {
  const address = path.toLowerCase();
  const elsewhere =
    address !== DESIGN && NOT_SCREENS.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));
  return method === 'GET' && !elsewhere && (accept ?? '').includes('text/html');
}

/** The page of the hidden frame that renews tokens; it does not load the application. */
const SILENT_RENEW = '/silent-renew';

const PAGE = 'index.html';

/** Applies the colour scheme before the first paint. */
const SKIN = 'skin.js';

/** Starts the sign-in early, on pages of the application (`scripts/build/earlyScript.ts`). */
const EARLY = 'early.js';

const scriptIn = (directory: string, name: string): string | undefined =>
  existsSync(join(directory, name)) ? readFileSync(join(directory, name), 'utf8') : undefined;

function readPage(directory: string): HostPages {
  const page = inlineScript(readFileSync(join(directory, PAGE), 'utf8'), `/${SKIN}`, scriptIn(directory, SKIN));
  return { page, early: inlineElement(scriptIn(directory, EARLY)) };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** File names below `assets/` contain a digest of their content; other files can change under the same address. */
function cacheFor(response: SetHeadersResponse, path: string, directory: string): void {
  const hashed = path.startsWith(join(directory, 'assets'));
  response.setHeader('cache-control', hashed ? IMMUTABLE : 'no-cache');
  // The header selects one of the compressed files.
  response.setHeader('vary', 'Accept-Encoding');
}

export type AnswerScreen = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | undefined;

/**
 * Serves the built front end, pre-compressed if the client accepts that. Returns the function that answers a screen's
 * address with the page (history-mode routing, section 2 of the specification).
 */
export async function serveFrontEnd(
  app: FastifyInstance,
  directory: string,
  settings: Settings,
  registry: Registry,
): Promise<AnswerScreen> {
  if (!existsSync(join(directory, PAGE))) return () => undefined;
  const answerPage = createHostPage(app, readPage(directory), settings, registry);
  app.get('/', answerPage);
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    cacheControl: false,
    // `createHostPage` answers the root, as it does every other screen.
    index: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) => cacheFor(response, path, directory),
  });
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!isScreen(request.method, path, request.headers.accept)) return undefined;
    return path === SILENT_RENEW ? reply.code(200).sendFile('silent-renew.html') : answerPage(request, reply);
  };
}
