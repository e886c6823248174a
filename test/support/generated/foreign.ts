import { quoted } from '../../../server/database/sql';
import { tableName } from '../../../server/database/tables/names';
import type { Registry } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { openApiServer } from '../apiServer';
import { createSampleRecords, type SampleRecord } from '../sampleRecords';
import type { Parents } from './addresses';
import { behind } from './viewValues';
import { World } from './world';

export interface ForeignRecord {
  readonly record: AnyRecord;
  readonly parents: Parents;
}

/** First id of the other tenant; the tested tenant has no such ids. */
const FIRST_ID = 9_000_001;

export class ForeignTenant {
  /** Sources of views without a sample whose ids already start at `FIRST_ID`. */
  readonly #numbered = new Set<string>();

  private constructor(
    private readonly world: World,
    private readonly samples: ReadonlyMap<string, SampleRecord>,
  ) {}

  static async open(registry: Registry): Promise<ForeignTenant> {
    const server = await openApiServer(registry);
    return new ForeignTenant(new World(server, registry), await createSampleRecords(server.tenant, registry, FIRST_ID));
  }

  #sampleOf(name: string): SampleRecord {
    const sample = this.samples.get(name);
    if (!sample) throw new Error(`the other tenant has no record of '${name}'`);
    return sample;
  }

  #above({ parent }: Pick<ResourceSchema, 'parent'>): Parents {
    if (!parent) return {};
    const { id, parents } = this.#sampleOf(parent.resource);
    return { ...parents, [parent.parameter]: id };
  }

  /** A record of a view, written to its source. */
  async #shown(schema: ResourceSchema): Promise<AnyRecord> {
    const { registry, server } = this.world;
    const { source, parents, shown } = behind(registry, schema, this.#above(schema));
    if (!this.samples.has(source.name) && !this.#numbered.has(source.name)) {
      this.#numbered.add(source.name);
      const table = quoted(server.tenant.schema, tableName(source.name));
      await server.tenant.database.pool.query(`alter table ${table} alter column id restart with ${FIRST_ID + 1000}`);
    }
    const { id, values } = await this.world.write(source, { index: this.world.indexes(), parents, given: shown });
    return { ...values, id };
  }

  async recordOf(schema: ResourceSchema): Promise<ForeignRecord> {
    const parents = this.#above(schema);
    if (schema.view) return { record: await this.#shown(schema), parents };
    if (schema.computed) return { record: { id: FIRST_ID }, parents };
    const { id, addressed } = this.#sampleOf(schema.name);
    const stored = await this.world.server.tenant.store.get(schema, id, schema.parent && parents);
    if (!stored) throw new Error(`the other tenant has lost its record of '${schema.name}'`);
    return { record: { ...stored.values, id: addressed }, parents };
  }
}
