import { fillTemplate } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { ServerWorld } from './world';
import type { Parents } from '../generated/addresses';

export interface DemoRecord {
  readonly schema: ResourceSchema;
  readonly parents: Parents;
  readonly record: AnyRecord | undefined;
}

/** Number of parent records to search for one with records below it. */
const SEARCHED = 12;

const FIRST = { pagination: { page: 1, perPage: SEARCHED }, filter: {} };

/** Finds a record of every collection in the demonstration; for nested ones, searches several parents. */
export class DemoRecords {
  constructor(readonly world: ServerWorld) {}

  async #list(schema: ResourceSchema, parents: Parents): Promise<readonly AnyRecord[]> {
    const address = fillTemplate(schema.name, parents);
    const { data } = await this.world.provider.getList<AnyRecord>(address, { ...FIRST, sort: schema.list.sort });
    return data;
  }

  async #above({ parent }: ResourceSchema): Promise<readonly Parents[]> {
    if (!parent) return [{}];
    const schema = this.world.registry.get(parent.resource);
    const found: Parents[] = [];
    for (const parents of await this.#above(schema))
      for (const { id } of await this.#list(schema, parents)) found.push({ ...parents, [parent.parameter]: id });
    return found;
  }

  async find(schema: ResourceSchema): Promise<DemoRecord> {
    const above = await this.#above(schema);
    if (schema.operations.list === 'single') {
      const [parents = {}] = above;
      return { schema, parents, record: undefined };
    }
    for (const parents of above) {
      const [record] = await this.#list(schema, parents);
      if (record) return { schema, parents, record };
    }
    return { schema, parents: above[0] ?? {}, record: undefined };
  }
}
