import { expect } from 'vitest';
import { wideningParameters } from '../../../src/resources/records/listFilter';
import { parametersOf } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Call } from '../apiServer';
import { addressesOf, withQuery, type Addresses, type Parents } from './addresses';
import { takesUploads, withoutUploads, writeRequest, type Mode, type Values, type WriteRequest } from './requests';
import { behind } from './viewValues';
import type { World } from './world';

/** A record created through the API if it allows that, with the values sent. */
export interface StoredSample {
  readonly sent: Values;
  readonly answer: AnyRecord;
  readonly headers: Readonly<Record<string, unknown>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A collection with three records below new parents, and the requests of its test cases. */
export class Subject {
  readonly addresses: Addresses;
  readonly made: StoredSample[] = [];
  #spare: AnyRecord | undefined;
  #all: readonly AnyRecord[] | undefined;

  constructor(
    readonly world: World,
    readonly schema: ResourceSchema,
    readonly parents: Parents,
  ) {
    this.addresses = addressesOf(schema, parents);
  }

  static async prepare(world: World, schema: ResourceSchema): Promise<Subject> {
    const subject = new Subject(world, schema, await world.parents(schema));
    if (schema.computed) return subject;
    const first = world.indexes(3);
    if (schema.view) await subject.#show(first);
    else if (schema.operations.list === 'single') subject.made.push(await subject.make({ index: first }));
    else
      for (const step of [0, 1, 2])
        // The last record holds only required values.
        subject.made.push(await subject.make({ index: first + step, bare: step === 2 }));
    return subject;
  }

  get first(): StoredSample {
    const [first] = this.made;
    if (!first) throw new Error(`'${this.schema.name}' has no record`);
    return first;
  }

  call(method: Method, url: string, call?: Call) {
    if (method !== 'GET') this.#all = undefined;
    return this.world.server.call(method, url, call);
  }

  async json<Answer>(method: Method, url: string, call?: Call, status = 200): Promise<Answer> {
    const response = await this.call(method, url, call);
    expect(response.statusCode, `${method} ${url}: ${response.body}`).toBe(status);
    return response.json<Answer>();
  }

  async status(method: Method, url: string, call?: Call): Promise<number> {
    return (await this.call(method, url, call)).statusCode;
  }

  write(mode: Mode, url: string, values: Values): WriteRequest {
    const inBody = mode === 'create' ? parametersOf(this.schema.name).filter((name) => !this.#isAddressed(name)) : [];
    const above = Object.fromEntries(inBody.map((name) => [name, this.parents[name]]));
    return writeRequest(this.schema, mode, url, { ...above, ...values });
  }

  #isAddressed(parameter: string): boolean {
    return parametersOf(this.schema.addresses?.create ?? this.schema.name).includes(parameter);
  }

  creation(values: Values): WriteRequest {
    const { key } = this.schema;
    return this.write('create', this.addresses.create(key === undefined ? undefined : values[key]), values);
  }

  async update(record: AnyRecord, values: Values, status = 200): Promise<AnyRecord> {
    const { url, ...request } = this.write('update', this.addresses.write(record), values);
    const answer = await this.json<AnyRecord>('PUT', url, request, status);
    if (status === 200 && answer.id === this.#spare?.id) this.#spare = answer;
    return answer;
  }

  /** A record to change, in its current state: a fourth one, or the only one of a single collection. */
  async spare(): Promise<AnyRecord> {
    const isSingle = this.schema.operations.list === 'single';
    this.#spare ??= isSingle ? this.first.answer : (await this.make({ index: this.world.indexes() })).answer;
    return this.read(this.#spare);
  }

  /** Creates another record through the API, or in the store if the API creates none. */
  async make(request: {
    readonly index: number;
    readonly bare?: boolean;
    readonly given?: Values;
  }): Promise<StoredSample> {
    const { world, schema, parents } = this;
    if (schema.internal || (schema.operations.create === 'none' && schema.operations.list !== 'single')) {
      const { id, values } = await world.write(schema, { ...request, parents });
      return { sent: values, answer: schema.internal ? { id } : await this.listed(id), headers: {} };
    }
    const isSingle = schema.operations.list === 'single';
    const values = await world.values(schema, { ...request, parents });
    const sent = takesUploads(schema, isSingle ? 'update' : 'create') ? values : withoutUploads(schema, values);
    const { url, ...rest } = isSingle ? this.write('update', this.addresses.collection, sent) : this.creation(sent);
    const response = await this.call(isSingle ? 'PUT' : 'POST', url, rest);
    expect(response.statusCode, `${url}: ${response.body}`).toBe(isSingle ? 200 : 201);
    return { sent, answer: response.json<AnyRecord>(), headers: response.headers };
  }

  /** Parameters that make a list return every record and field. */
  get wide(): Readonly<Record<string, true>> {
    const { parameters } = this.schema;
    const revealing = Object.keys(parameters).filter((name) => parameters[name]?.reveals);
    return Object.fromEntries([...wideningParameters(this.schema), ...revealing].map((name) => [name, true]));
  }

  /** The records of the list with the given parameters and those of `wide`. */
  async list(parameters: Values = {}, call?: Call): Promise<readonly AnyRecord[]> {
    const url = withQuery(this.addresses.list, { ...this.wide, PageSize: 500, ...parameters });
    const { items, totalCount } = await this.json<{ items: readonly AnyRecord[]; totalCount: number }>(
      'GET',
      url,
      call,
    );
    expect(items).toHaveLength(totalCount);
    return items;
  }

  /** The whole list, cached until the next write. */
  async all(): Promise<readonly AnyRecord[]> {
    return (this.#all ??= await this.list());
  }

  async listed(id: number): Promise<AnyRecord> {
    const found = (await this.list()).find((one) => one.id === id);
    if (!found) throw new Error(`'${this.schema.name}' does not list ${id}`);
    return found;
  }

  /** Reads a single record, from the list if the API has no such operation. */
  async read(record: AnyRecord): Promise<AnyRecord> {
    if (this.schema.operations.get === 'none') return this.listed(record.id);
    return this.json<AnyRecord>('GET', this.addresses.read(record));
  }

  /** Creates three records of a view's source that the view shows. */
  async #show(first: number): Promise<void> {
    const { world, schema } = this;
    const { source, parents, shown } = behind(world.registry, schema, this.parents);
    const from = new Subject(world, source, parents);
    const made: StoredSample[] = [];
    for (const step of [0, 1, 2]) made.push(await from.make({ index: first + step, given: shown }));
    for (const { sent, answer, headers } of made) {
      const seen = Object.entries(sent).filter(([name]) => Object.hasOwn(schema.fields, name));
      this.made.push({ sent: Object.fromEntries(seen), answer: await this.listed(answer.id), headers });
    }
  }
}
