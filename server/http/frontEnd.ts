import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../../src/resources/registry/registry';
import type { Settings } from '../settings';
import { createHostPage, type HostPages } from './hostPage';
import { inlineElement, inlineScript } from './inlineScript';
import { API } from './requireAccess';

/** Addresses below which the front end has no screens: what is unknown there is an error for a program. */
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

/** A screen of the front end below one of them. */
const DESIGN = '/docs/design';

/** Whether an address without a file is a screen of the front end, asked for by a person's browser. */
function isScreen(method: string, path: string, accept: string | undefined): boolean {
  const address = path.toLowerCase();
  const elsewhere =
    address !== DESIGN && NOT_SCREENS.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));
  return method === 'GET' && !elsewhere && (accept ?? '').includes('text/html');
}

/** The page in the hidden frame of a renewal: it has nothing of the application. */
const SILENT_RENEW = '/silent-renew';

const PAGE = 'index.html';

/** The script that gives the page its skin before anything is drawn. */
const SKIN = 'skin.js';

/** The script that begins the sign-in, in the pages of the application (`scripts/build/earlyScript.ts`). */
const EARLY = 'early.js';

const scriptIn = (directory: string, name: string): string | undefined =>
  existsSync(join(directory, name)) ? readFileSync(join(directory, name), 'utf8') : undefined;

/** The page in which every screen lives, with the scripts that everything in it waits for. */
function readPage(directory: string): HostPages {
  const page = inlineScript(readFileSync(join(directory, PAGE), 'utf8'), `/${SKIN}`, scriptIn(directory, SKIN));
  return { page, early: inlineElement(scriptIn(directory, EARLY)) };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files below `assets/` carry their content in their name; the others can change under the same address. */
function cacheFor(response: SetHeadersResponse, path: string, directory: string): void {
  const hashed = path.startsWith(join(directory, 'assets'));
  response.setHeader('cache-control', hashed ? IMMUTABLE : 'no-cache');
  // Which of the compressed files is answered depends on it.
  response.setHeader('vary', 'Accept-Encoding');
}

export type AnswerScreen = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | undefined;

/**
 * Serves the built front end, compressed beforehand where the caller reads it so. Answers the function that gives a
 * screen's address the page in which it lives (history-mode routing, section 2 of the specification).
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
    // The page at the root is the host's, like that of every other screen.
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
