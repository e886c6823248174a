import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { resourceKey } from '../../../registry/translationKeys';
import { parametersOf, type Registry } from '../../../registry/registry';
import { targetAddress } from '../../../registry/targetAddress';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { useRegistry } from '../../../views/RegistryContext';
import { useScreenParents } from '../../../views/ScreenContext';

type FormValues = Readonly<Record<string, unknown>>;

export interface ReferenceTarget {
  readonly schema: ResourceSchema;
  readonly address: string | undefined;
  readonly parents: Readonly<Record<string, string>>;
  /** Says which parent must be chosen first. */
  readonly hint: string | undefined;
}

/** The resource whose id a path parameter takes. */
function ownerOf(registry: Registry, schema: ResourceSchema, parameter: string): ResourceSchema {
  const { parent } = schema;
  if (!parent) return schema;
  const above = registry.get(parent.resource);
  return parent.parameter === parameter ? above : ownerOf(registry, above, parameter);
}

/**
 * The collection that a reference points into. The parent ids of a nested one come from the screen, or from
 * record fields with the same names.
 */
export function useReferenceTarget(resource: string, known?: FormValues): ReferenceTarget {
  const translate = useTranslate();
  const registry = useRegistry();
  const above = useScreenParents();
  const schema = registry.get(resource);
  const ids: FormValues = { ...known, ...above };
  const address = targetAddress(resource, ids);
  const missing = address === undefined ? parametersOf(resource).find((name) => (ids[name] ?? '') === '') : undefined;
  const parents = useMemo(
    () => (address === undefined ? {} : (registry.resolve(address)?.parents ?? {})),
    [registry, address],
  );
  const owner = missing === undefined ? undefined : ownerOf(registry, schema, missing);
  const hint =
    owner &&
    translate('screens.inputs.chooseFirst', { name: translate(resourceKey(owner, 'name'), { smart_count: 1 }) });
  return { schema, address, parents, hint };
}
