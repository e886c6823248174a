import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { schemaVersion } from '../../server/prepareTables';
import { problems } from '../dev/checkDeclarations';

// Computed at build time, so that a built server need not at each start (`server.mjs`).

export const areRight = problems.length === 0;

/** Digest of the DDL of the declared tables; null if the declarations are wrong. */
export const statements = areRight ? schemaVersion(createRegistry(schemas)).statements : null;
