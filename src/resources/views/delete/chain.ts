import type { Registry } from '../../registry/registry';

/**
 * The chain of child resources from `above` (excluded) down to `resource`: the actions of a company's
 * projects are reached through its projects. Only `resource` itself if it is not a descendant.
 */
export function chainBelow({ schemas }: Pick<Registry, 'schemas'>, above: string, resource: string): readonly string[] {
  const chain: string[] = [];
  let name: string | undefined = resource;
  while (name !== undefined && name !== above) {
    const current: string = name;
    chain.unshift(current);
    name = schemas.find((schema) => schema.name === current)?.parent?.resource;
  }
  return name === above ? chain : [resource];
}
