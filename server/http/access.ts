import type { AccessRule } from '../../src/resources/language/accessRule';

/** What an operation asks of its caller: a rule of rights and functions, a session of any kind, or nothing. */
export type Access = AccessRule | 'session' | 'anonymous';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required below /api: `requireAccess.ts` refuses a route that does not say it. */
    access?: Access;
    /** Its handler keeps to where the caller's rights hold: a right that holds somewhere only opens nothing else. */
    narrows?: boolean;
  }
}
