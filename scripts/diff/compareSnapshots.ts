import type { Change } from './changes';
import { compareRights, compareScreens } from './compareAccess';
import { compareComponents } from './compareComponents';
import { compareDeclarations } from './compareDeclarations';
import { compareOperations } from './compareOperations';
import { compareTables } from './compareTables';
import type { SchemaSnapshot } from './snapshotTypes';

/** All differences between the declarations of two revisions. */
export const compareSnapshots = (before: SchemaSnapshot, after: SchemaSnapshot): readonly Change[] => [
  ...compareTables(before.tables, after.tables),
  ...compareOperations(before.api.paths, after.api.paths),
  ...compareComponents(before.api.components.schemas, after.api.components.schemas),
  ...compareRights(before.rights, after.rights),
  ...compareScreens(before.screens, after.screens),
  ...compareDeclarations(before.resources, after.resources),
];
