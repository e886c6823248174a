import type { Registry } from '../../registry/registry';

/**
 * The collections from the one directly below `above` down to a resource: the actions of a company's projects are found
 * through its projects. Only the resource where it hangs somewhere else.
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
