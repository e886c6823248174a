import { withFieldRules } from './language/fieldRules';
import { withWords } from './language/followUp';
import type { FieldSpec } from './language/kind';
import { hasComputedFields } from './formula/computedFields';
import { isKindName, kindOf } from './fields/kinds';
import type { Operations } from './language/operations';
import type { Fields, ResourceOptions, ResourceSchema } from './language/resourceSchema';
import type { Words } from './language/words';

const everyOperation = (available: 'contract' | 'extension'): Operations => ({
  list: 'paged',
  listing: available,
  order: available,
  search: available,
  get: available,
  create: available,
  update: available,
  delete: available,
  download: available,
});

/** Views are read-only, whatever their source allows. */
const READ_ONLY = { get: 'extension', create: 'none', update: 'none', delete: 'none' } as const;

/** `TypeContrats` -> `/type-contrats`; `ressifnet/SecteursActivite` -> `/ressifnet/secteurs-activite`. */
const pathFromName = (name: string): string =>
  // Parameters keep their names, because ids are looked up by them.
  `/${name.replace(/\{\w+\}|[^{}]+/g, (part) =>
    part.startsWith('{') ? part : part.replace(/([a-zà-ÿ0-9])([A-Z])/g, '$1-$2').toLowerCase(),
  )}`;

const isFilterable = (spec: FieldSpec | undefined): boolean =>
  spec !== undefined && isKindName(spec.kind) && kindOf(spec).operators(spec).length > 0;

/** A missing label is reported by the compiler and the check (S105), so it must not throw here. */
const labelOf = ({ label }: { readonly label?: { readonly one: Words } }): Words => label?.one ?? ['', '', '', ''];

/** Computed fields are read-only. */
const withReadOnly = <F extends Fields>(fields: F): F =>
  hasComputedFields(fields)
    ? (Object.fromEntries(
        Object.entries(fields).map(([name, spec]) => [name, spec.formula ? { ...spec, readOnly: true } : spec]),
      ) as unknown as F)
    : fields;

/**
 * Declares a resource and fills in defaults. Field names in columns, search, sections, parameters and lookups
 * are checked against `fields` at compile time, and again at start by `check.ts`.
 */
export function defineResource<const F extends Fields>(options: ResourceOptions<F>): ResourceSchema<F> {
  const names = Object.keys(options.fields);
  return {
    ...options,
    fields: withReadOnly(withFieldRules(options.fields, options.fieldRules ?? [])),
    path: options.path ?? pathFromName(options.name),
    contract: options.contract ?? false,
    internal: options.internal ?? false,
    readableBy: options.readableBy ?? 'right',
    openFields: options.openFields ?? [],
    namesOpen: options.namesOpen ?? true,
    representation: [options.representation].flat() as readonly string[],
    search: options.search ?? [],
    list: { filters: options.list.columns.filter((name) => isFilterable(options.fields[name])), ...options.list },
    sections: options.sections ?? [{ label: labelOf(options), fields: names }],
    operations: {
      ...everyOperation(options.contract ? 'contract' : 'extension'),
      ...(options.view || options.computed ? READ_ONLY : {}),
      ...options.operations,
    },
    extracts: {},
    otherLists: options.otherLists ?? {},
    periods: options.periods ?? [],
    owned: options.owned ?? (options.key !== undefined || options.operations?.list === 'single'),
    parameters: options.parameters ?? {},
    links: options.links ?? {},
    lookups: options.lookups ?? {},
    actions: options.actions ?? {},
    savedMessages: options.savedMessages ?? {},
    unique: options.unique ?? [],
    uniqueWhen: options.uniqueWhen ?? [],
    after: (options.after ?? []).map(withWords),
    indexes: options.indexes ?? [],
    counted: options.counted ?? [],
  };
}
