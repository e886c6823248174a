import findMyWay from 'find-my-way';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { Access } from './access';
import { problem } from './problem';
import { API } from './requireAccess';
import { ROUTER_OPTIONS } from './routerOptions';

/** A route as its declaration says it. */
export interface TableRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify writes it: `/api/parametres/:recordId`. */
  readonly url: string;
  readonly access: Access;
  /** Its handler keeps to where the caller's rights hold. */
  readonly narrows: boolean;
  /** Content types of the body that it reads. */
  readonly accepts: readonly string[];
  readonly handler: RouteHandlerMethod;
}

/** The routes of one resource, made when the first of their addresses is asked for. */
export interface RouteGroup {
  /** The names below `/api` that their addresses begin with: `Entreprises`. */
  readonly heads: readonly string[];
  readonly routes: () => readonly TableRoute[];
}

interface FoundRoute {
  readonly route: TableRoute;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Routes that are made when their addresses are asked for first. */
export interface RouteTable {
  /** @throws {ProblemError} `addressTooLong` */
  find(method: string, path: string): FoundRoute | undefined;
  /** The methods that an address takes. */
  methodsAt(path: string): readonly TableRoute['method'][];
  all(): readonly TableRoute[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The routes behind this one; each says who may call it and what it reads. */
    table?: RouteTable;
  }
  interface FastifyRequest {
    /** What stands at the request's address in a table; undefined until it is asked for, null where there is nothing. */
    tableRoute: TableRoute | null | undefined;
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

function routerOf(routes: readonly TableRoute[]) {
  const router = findMyWay({ ...ROUTER_OPTIONS, onMaxParamLength: () => undefined });
  for (const route of routes) router.on(route.method, route.url, () => undefined, route);
  return router;
}

/** The name below `/api` that an address begins with, in small letters. */
function headOf(path: string): string {
  const head = /^(?:\w+:\/\/[^/]*)?\/[^/]*\/([^/?]*)/.exec(path)?.[1] ?? '';
  try {
    return decodeURIComponent(head).toLowerCase();
  } catch {
    return head.toLowerCase();
  }
}

function createRouteTable(groups: readonly RouteGroup[]): RouteTable {
  const byHead = new Map<string, RouteGroup[]>();
  for (const group of groups)
    for (const head of group.heads.map((one) => one.toLowerCase())) {
      const same = byHead.get(head) ?? [];
      byHead.set(head, same);
      same.push(group);
    }
  const routers = new Map<string, ReturnType<typeof routerOf>>();
  const routerAt = (path: string) => {
    const head = headOf(path);
    const known = routers.get(head);
    const among = byHead.get(head);
    if (known || !among) return known;
    const router = routerOf(among.flatMap(({ routes }) => routes()));
    routers.set(head, router);
    return router;
  };
  return {
    find(method, path) {
      const found = routerAt(path)?.find(method as TableRoute['method'], path);
      if (!found) return undefined;
      if (found.store === null) throw problem('addressTooLong');
      return { route: found.store as TableRoute, params: found.params };
    },
    methodsAt: (path) => METHODS.filter((method) => routerAt(path)?.find(method, path)?.store),
    all: () => groups.flatMap(({ routes }) => routes()),
  };
}

/** Finds what stands at the address of a request once, with its parameters. */
function foundRoute(request: FastifyRequest, table: RouteTable): TableRoute | undefined {
  if (request.tableRoute === undefined) {
    request.tableRoute = null;
    const found = table.find(request.method, request.raw.url ?? '');
    if (found) {
      request.tableRoute = found.route;
      request.params = found.params;
    }
  }
  return request.tableRoute ?? undefined;
}

/** Who may call the route of a request, and what it reads: as it says itself, or what stands in its table. */
export function routeConfig(request: FastifyRequest): Pick<Partial<TableRoute>, 'access' | 'narrows' | 'accepts'> {
  const config = request.routeOptions?.config ?? {};
  return config.table ? (foundRoute(request, config.table) ?? {}) : config;
}

/**
 * Adds routes behind one that finds them. Fastify takes 0.2 ms for each of its own at the start, and a resource has ten. What is
 * registered besides goes before them.
 */
export function addRouteTable(app: FastifyInstance, groups: readonly RouteGroup[]): void {
  const table = createRouteTable(groups);
  app.decorateRequest('tableRoute', undefined);
  app.route({
    method: [...METHODS],
    url: `${API}/*`,
    config: { table },
    handler(request, reply) {
      const route = foundRoute(request, table);
      return route ? route.handler.call(app, request, reply) : reply.callNotFound();
    },
  });
}
