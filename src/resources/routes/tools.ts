import { hasScreens } from '../access/access';
import type { Screen } from '../registry/paths';
import { fillTemplate } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';

/** The screens of a collection that work on many of its records, or on their history. */
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
 * Whether a collection has a tool: whether its records are its own and are written. Of the only record below another
 * there is nothing to list, but a history.
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

/** Whether colleagues can comment on its records: on those with a page and a history of their own, under one lasting id. */
export const hasComments = (schema: ResourceSchema): boolean =>
  schema.comments !== false &&
  !schema.internal &&
  schema.key === undefined &&
  schema.operations.list !== 'single' &&
  hasTool(schema, 'history');

/** One generated screen at least, of which any may do. */
export type Screens = readonly [Screen, ...Screen[]];

/** The generated screens of which a tool asks for the right to any. */
export function screensOfTool(schema: ResourceSchema, tool: Tool): Screens {
  if (tool === 'grid') return ['edit'];
  if (tool !== 'import') return [tool === 'history' ? 'show' : 'list'];
  if (!isWritten(schema, 'create')) return ['edit'];
  return isWritten(schema, 'update') ? ['create', 'edit'] : ['create'];
}

type ToolSchema = Pick<ResourceSchema, 'path'> & { readonly operations?: Pick<ResourceSchema['operations'], 'list'> };

/** Path of a tool: the only record below another has no id in its address. */
const pathOfTool = ({ path, operations }: ToolSchema, tool: Tool): string =>
  path + (operations?.list === 'single' ? SUFFIX[tool].replace('/:id', '') : SUFFIX[tool]);

/** The route pattern of a tool: `/adherents/import`. */
export const toolRoute = (schema: ToolSchema, tool: Tool): string =>
  pathOfTool(schema, tool).replace(/\{(\w+)\}/g, ':$1');

/** The address of a tool, for the record `id` where it is about one. */
export const toolPath = (
  schema: ToolSchema,
  tool: Tool,
  parents: Readonly<Record<string, string | number>> = {},
  id: string | number = '',
): string => fillTemplate(pathOfTool(schema, tool), parents).replace(':id', encodeURIComponent(String(id)));
