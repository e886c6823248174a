import { hasScreens } from '../access/access';
import type { Screen } from '../registry/paths';
import { fillTemplate } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';

/** Screens for many records of a collection, or for history. */
export const TOOLS = ['import', 'grid', 'bin', 'changes', 'history'] as const;
export type Tool = (typeof TOOLS)[number];

const SUFFIX: Readonly<Record<Tool, string>> = {
  import: '/import',
  grid: '/tableur',
  bin: '/corbeille',
  changes: '/modifications',
  history: '/historique/:id',
};

const isWritten = ({ operations }: ResourceSchema, operation: 'create' | 'update' | 'delete'): boolean =>
  operations[operation] !== 'none';

/**
 * True if the collection has the tool, which needs stored and writable records. A single record below its
 * parent only has a history.
 */
export function hasTool(schema: ResourceSchema, tool: Tool): boolean {
  if (!hasScreens(schema) || schema.view || schema.computed) return false;
  if (schema.operations.list === 'single')
    return tool === 'history' && schema.operations.get !== 'none' && isWritten(schema, 'update');
  if (tool === 'import') return isWritten(schema, 'create') || isWritten(schema, 'update');
  if (tool === 'grid') return isWritten(schema, 'update');
  if (tool === 'bin') return isWritten(schema, 'delete');
  if (tool === 'changes') return (['create', 'update', 'delete'] as const).some((one) => isWritten(schema, one));
  return schema.operations.get !== 'none';
}

/** True if records can have comments: they need a page, a history and a permanent id. */
export const hasComments = (schema: ResourceSchema): boolean =>
  schema.comments !== false &&
  !schema.internal &&
  schema.key === undefined &&
  schema.operations.list !== 'single' &&
  hasTool(schema, 'history');

/** Alternatives: access to one screen is enough. */
export type Screens = readonly [Screen, ...Screen[]];

export function screensOfTool(schema: ResourceSchema, tool: Tool): Screens {
  if (tool === 'grid') return ['edit'];
  if (tool !== 'import') return [tool === 'history' ? 'show' : 'list'];
  if (!isWritten(schema, 'create')) return ['edit'];
  return isWritten(schema, 'update') ? ['create', 'edit'] : ['create'];
}

type ToolSchema = Pick<ResourceSchema, 'path'> & { readonly operations?: Pick<ResourceSchema['operations'], 'list'> };

/** Path of a tool; a single record below its parent has no id in it. */
const pathOfTool = ({ path, operations }: ToolSchema, tool: Tool): string =>
  path + (operations?.list === 'single' ? SUFFIX[tool].replace('/:id', '') : SUFFIX[tool]);

/** Route pattern of a tool: `/adherents/import`. */
export const toolRoute = (schema: ToolSchema, tool: Tool): string =>
  pathOfTool(schema, tool).replace(/\{(\w+)\}/g, ':$1');

export const toolPath = (
  schema: ToolSchema,
  tool: Tool,
  parents: Readonly<Record<string, string | number>> = {},
  id: string | number = '',
): string => fillTemplate(pathOfTool(schema, tool), parents).replace(':id', encodeURIComponent(String(id)));
