import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { schemaVersion } from '../../server/prepareTables';
import { problems } from '../dev/checkDeclarations';

// What a start would work out of the declarations, and finds in a built server (`server.mjs`).

export const areRight = problems.length === 0;

/** A digest of the statements that make their tables; null where they are wrong. */
export const statements = areRight ? schemaVersion(createRegistry(schemas)).statements : null;
