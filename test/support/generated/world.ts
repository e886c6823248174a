import { applyRows } from '../../../server/seed/applyRows';
import { parametersOf, type Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { ApiServer } from '../apiServer';
import type { Values } from './requests';
import { Maker, type ValuesRequest } from './maker';

export class World extends Maker {
  constructor(
    readonly server: ApiServer,
    registry: Registry,
  ) {
    super(registry);
  }

  /** Writes a record as the program itself; its files exist nowhere. */
  async write(
    schema: ResourceSchema,
    request: ValuesRequest,
  ): Promise<{ readonly id: number; readonly values: Values }> {
    const { parents = {} } = request;
    const values = await this.values(schema, { ...request, files: 'stored' });
    const below = parametersOf(schema.name).length > 0 ? parents : undefined;
    const [id = 0] = await applyRows(this.server.tenant, schema.name, [values], below);
    return { id, values };
  }

  override async store(
    schema: ResourceSchema,
    request: Pick<ValuesRequest, 'parents' | 'given'> = {},
  ): Promise<number> {
    return (await this.write(schema, { index: this.indexes(), bare: true, ...request })).id;
  }
}
