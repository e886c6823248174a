import { operationRuleOf } from '../../../src/resources/access/access';
import { isWithinReach } from '../../../src/resources/access/extent';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Access } from '../access';
import { uploadFields } from '../body/uploadFields';
import { hasSummary } from '../summaries/summarised';
import { collectionUrl, countUrl, createUrl, listUrl, recordUrl } from './address';
import { FILE_ID } from './downloadHandler';
import { whereAvailable, type Part } from './operationParts';

/** An operation generated from a resource; both the routes and the OpenAPI document are built from it. */
export interface Operation extends Omit<Part, 'action'> {
  readonly access: Access;
  /** Whether a right that holds for some companies only opens the operation. */
  readonly narrows: boolean;
}

const READ = { method: 'GET', action: 'show', extension: false } as const;

/** Search and export by criteria are reads, although they use POST. */
function criteriaOperations(schema: ResourceSchema): readonly Part[] {
  const { criteria } = schema;
  if (!criteria) return [];
  const common = { method: 'POST', action: 'list', extension: false } as const;
  const url = collectionUrl(schema);
  return [
    { ...common, name: 'search', url: `${url}/${criteria.search}` },
    ...(criteria.export === undefined
      ? []
      : [{ ...common, name: 'export', url: `${url}/${criteria.export}` } as const]),
  ];
}

function collectionOperations(schema: ResourceSchema): readonly Part[] {
  const { list, listing, create } = schema.operations;
  const url = listUrl(schema);
  const post = { name: 'create', method: 'POST', action: 'create', url: createUrl(schema) } as const;
  if (list === 'single') return [];
  return [
    { name: 'list', method: 'GET', action: 'list', url, extension: listing === 'extension' },
    ...criteriaOperations(schema),
    ...Object.keys(schema.extracts).map(
      (named) =>
        ({ ...READ, name: 'extract', action: 'list', url: `${collectionUrl(schema)}/${named}`, named }) as const,
    ),
    ...(schema.list.map
      ? [
          {
            ...READ,
            name: 'departments',
            action: 'list',
            url: `${collectionUrl(schema)}/departements`,
            extension: true,
          } as const,
        ]
      : []),
    ...whereAvailable(create, post),
    ...Object.keys(schema.lookups).map(
      (named) => ({ ...READ, name: 'lookup', url: `${collectionUrl(schema)}/${named}/:value`, named }) as const,
    ),
  ];
}

function recordOperations(schema: ResourceSchema): readonly Part[] {
  const { list, get, update, delete: remove } = schema.operations;
  const url = recordUrl(schema);
  return [
    ...whereAvailable(get, { name: 'get', method: 'GET', action: 'show', url }),
    ...whereAvailable(update, { name: 'update', method: 'PUT', action: 'edit', url }),
    ...Object.keys(schema.partialUpdates ?? {}).map(
      (named) =>
        ({
          name: 'partialUpdate',
          method: 'PUT',
          action: 'edit',
          url: `${url}/${named}`,
          extension: false,
          named,
        }) as const,
    ),
    // A single record always exists: it can be emptied, but not deleted.
    ...whereAvailable(list === 'single' ? 'none' : remove, { name: 'delete', method: 'DELETE', action: 'delete', url }),
  ];
}

/** The contract needs a file's id only if a record can have several; the other form is an extension. */
function fileOperations(schema: ResourceSchema): readonly Part[] {
  const uploads = uploadFields(schema);
  const { download } = schema.operations;
  if (uploads.length === 0 || download === 'none') return [];
  const record = recordUrl(schema);
  const isExtension = (several: boolean) => download === 'extension' || !uploads.some((one) => one.several === several);
  return [
    { ...READ, name: 'download', url: `${record}/download`, extension: isExtension(false) },
    { ...READ, name: 'downloadOne', url: `${record}/download/:${FILE_ID}`, extension: isExtension(true) },
    ...(schema.fileRemoval === undefined
      ? []
      : [
          {
            name: 'removeFile',
            method: 'DELETE',
            action: 'edit',
            url: `${record}/${schema.fileRemoval}/:${FILE_ID}`,
            extension: false,
          } as const,
        ]),
  ];
}

function summaryOperations(schema: ResourceSchema, registry: Registry): readonly Part[] {
  const { parent, tab } = schema;
  return [
    ...(parent && tab?.countAt
      ? [{ ...READ, name: 'count', action: 'list', url: countUrl(parent, tab.countAt) } as const]
      : []),
    ...(hasSummary(schema, registry)
      ? [{ ...READ, name: 'resume', url: `${recordUrl(schema)}/resume`, extension: true } as const]
      : []),
  ];
}

/** A lookup may be open to more rights than reading is. */
function accessTo(schema: ResourceSchema, { action, name, named = '' }: Part): Access {
  const rule = operationRuleOf(schema, action);
  const more = name === 'lookup' ? (schema.lookups[named]?.openTo?.rights ?? []) : [];
  return rule?.rights ? { ...rule, rights: [...rule.rights, ...more] } : (rule ?? 'session');
}

export const operationsOf = (schema: ResourceSchema, registry: Registry): readonly Operation[] =>
  [
    ...collectionOperations(schema),
    ...recordOperations(schema),
    ...fileOperations(schema),
    ...summaryOperations(schema, registry),
  ].map(({ action, ...operation }) => ({
    ...operation,
    access: accessTo(schema, { action, ...operation }),
    narrows: isWithinReach(schema, registry, action),
  }));
