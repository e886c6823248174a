import { createDataProvider, type SocleDataProvider } from '../../../src/dataProvider/createDataProvider';
import { createHttp } from '../../../src/dataProvider/http';
import { EXTENSIONS } from '../../../src/resources/protocol/extensions';
import { fillTemplate, type Registry } from '../../../src/resources/registry/registry';
import { representationOf } from '../../../src/resources/records/representation';
import { targetAddress } from '../../../src/resources/registry/targetAddress';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Parents } from '../generated/addresses';
import type { Values } from '../generated/requests';
import { Upload } from '../generated/uploads';
import { Maker, type ValuesRequest } from '../generated/maker';
import type { NameOf } from './driver';

/** Converts uploads into the `File` objects that the data provider sends. */
function sendable(value: unknown): unknown {
  if (value instanceof Upload) return new File([new Uint8Array(value.content)], value.name, { type: value.type });
  return Array.isArray(value) ? value.map(sendable) : value;
}

/** The records around a screen, created through the API of a running server with an administrator's token. */
export class ServerWorld extends Maker {
  readonly provider: SocleDataProvider;
  readonly #above = new Map<string, Promise<Parents>>();

  constructor(registry: Registry, origin: string, token: () => string) {
    super(registry);
    const http = createHttp({ apiUrl: `${origin}/api`, token: () => Promise.resolve(token()), language: () => 'fr' });
    this.provider = createDataProvider({ http, registry, extensions: () => Promise.resolve(new Set(EXTENSIONS)) });
  }

  /** Internal resources have no address. */
  protected override makes({ internal }: ResourceSchema): boolean {
    return !internal;
  }

  async create(schema: ResourceSchema, values: Values, parents: Parents = {}): Promise<AnyRecord> {
    const data = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sendable(value)]));
    const { data: record } = await this.provider.create<AnyRecord>(fillTemplate(schema.name, parents), { data });
    return record;
  }

  override async store(
    schema: ResourceSchema,
    request: Pick<ValuesRequest, 'parents' | 'given'> = {},
  ): Promise<number> {
    const values = await this.values(schema, { index: this.indexes(), bare: true, ...request });
    return (await this.create(schema, values, request.parents)).id;
  }

  /** The parents of a collection, shared by all records below them. */
  override parents(schema: Pick<ResourceSchema, 'parent'>): Promise<Parents> {
    const { resource = '', parameter = '' } = schema.parent ?? {};
    const above = `${resource} ${parameter}`;
    const known = this.#above.get(above) ?? super.parents(schema);
    this.#above.set(above, known);
    return known;
  }

  /** Names referenced records. @param known the ids of parents, and values that contain such ids */
  namesWith(known: Values): NameOf {
    return async (resource, id) => {
      const address = targetAddress(resource, known);
      if (address === undefined) throw new Error(`it is not known which '${resource}' is meant`);
      const { data } = await this.provider.getOne<AnyRecord>(address, { id });
      return representationOf(this.registry.get(resource), data);
    };
  }
}
