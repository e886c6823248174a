import type { AccessRule } from '../../src/resources/language/accessRule';

/** Who may call a route: holders of rights or functions, any signed-in user, or everyone. */
export type Access = AccessRule | 'session' | 'anonymous';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required below /api: `requireAccess.ts` rejects a route without it. */
    access?: Access;
    /** A right that holds for some companies only opens the route too; its handler filters the records. */
    narrows?: boolean;
  }
}
