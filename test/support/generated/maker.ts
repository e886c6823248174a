import { narrowedSpec } from '../../../src/resources/records/fieldRules';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { optionsOf } from '../../../src/resources/fields/shared/options';
import { recordIssues } from '../../../src/resources/records/recordIssues';
import { parametersOf, type Registry } from '../../../src/resources/registry/registry';
import type { Fields, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Parents } from './addresses';
import { agreed } from './agreed';
import type { Values } from './requests';
import { sampleValue } from './samples';
import { unrefused } from './unrefused';
import { uploadFor } from './uploads';
import { DAY, HOUR } from '../../../src/resources/common/durations';

/** Number of records of a collection that references use in turn. */
const POOL = 3;

/** Offset between the values of two fields, larger than between records, so that no text occurs twice. */
const FIELD_STEP = 1009;

export interface ValuesRequest {
  /** Makes the values of different records differ. */
  readonly index: number;
  readonly bare?: boolean;
  readonly parents?: Parents;
  readonly given?: Values;
  /** Uploads to send, or their stored form for direct writes to the store. */
  readonly files?: 'sent' | 'stored';
}

/** Creates the values of records, with the parents and referenced records that they need. */
export abstract class Maker {
  #next = 1;
  readonly #pools = new Map<string, number[]>();

  constructor(readonly registry: Registry) {}

  /** Reserves `count` consecutive indexes and returns the first. */
  indexes(count = 1): number {
    this.#next += count;
    return this.#next - count;
  }

  /** Stores a minimal record. @returns its id */
  abstract store(schema: ResourceSchema, request?: Pick<ValuesRequest, 'parents' | 'given'>): Promise<number>;

  protected makes(_schema: ResourceSchema): boolean {
    return true;
  }

  async parents({ parent }: Pick<ResourceSchema, 'parent'>): Promise<Parents> {
    if (!parent) return {};
    const above = this.registry.get(parent.resource);
    const parents = await this.parents(above);
    return { ...parents, [parent.parameter]: await this.store(above, { parents }) };
  }

  async values(schema: ResourceSchema, request: ValuesRequest): Promise<Values> {
    const { parents = {} } = request;
    const given = { ...(await this.#about(schema)), ...request.given };
    const asked = Object.keys(schema.fields).filter((name) => name !== schema.ownedBy && !Object.hasOwn(given, name));
    const alone = [schema.key, ...schema.unique.flat()];
    const values = await this.#fill(schema.fields, asked, { ...request, parents, given }, (name) =>
      alone.includes(name),
    );
    for (const { from, to } of schema.periods) {
      const [start, end] = [values[from], values[to]];
      if (typeof start === 'string' && typeof end === 'string' && end < start)
        [values[from], values[to]] = [end, start];
    }
    const ruled = await this.#ruled(schema, { ...values, ...this.#apart(schema, request) }, request);
    return agreed(schema, ruled, request.index);
  }

  async #ruled(schema: ResourceSchema, values: Values, request: ValuesRequest): Promise<Values> {
    const { index, given = {} } = request;
    const accepted: Record<string, unknown> = { ...values };
    for (const [name, spec] of Object.entries(schema.fields)) {
      if (Object.hasOwn(given, name)) continue;
      const code = recordIssues(schema, accepted)[name]?.[0]?.code;
      if (code === 'refusedWhen') Object.assign(accepted, unrefused(schema, name, accepted, request));
      if (code !== 'required' && code !== 'notOfferedNow') continue;
      const narrowed = narrowedSpec(schema, spec, accepted);
      if ('options' in narrowed)
        accepted[name] = optionsOf(narrowed).length === 0 ? null : sampleValue(name, narrowed, index);
      else {
        const asked = { ...request, bare: false, given: accepted };
        Object.assign(accepted, await this.#fill(schema.fields, [name], asked, () => false));
      }
    }
    return accepted;
  }

  /** Gives each record its own days, or its own hour, so that no periods overlap. */
  #apart({ periods, fields }: ResourceSchema, { index, given = {} }: ValuesRequest): Values {
    const own = periods.filter(({ noOverlap, from, to }) => noOverlap && !(from in given) && !(to in given));
    return Object.fromEntries(
      own.flatMap(({ from, to }) => {
        const spec = fields[from];
        const isDay = spec !== undefined && kindOf(spec).column(spec) === 'date';
        const start = new Date(Date.UTC(2030, 0, 1) + index * (isDay ? 2 * DAY : 2 * HOUR));
        const end = new Date(start.getTime() + (isDay ? DAY : HOUR));
        return [[from, start] as const, [to, end] as const].map(([name, at]) => [
          name,
          isDay ? at.toISOString().slice(0, 10) : at.toISOString(),
        ]);
      }),
    );
  }

  /** The target of a notice: one of a few records of the first kind allowed. */
  async #about({ target, fields }: ResourceSchema): Promise<Values> {
    const [first] = Object.entries(target?.of ?? {});
    const spec = fields[first?.[1].field ?? ''];
    const resource = spec && kindOf(spec).reference?.(spec).resource;
    if (!target || !first || resource === undefined) return {};
    return { [target.kind]: first[0], [target.id]: await this.#target(resource, {}, this.indexes(), false) };
  }

  async #fill(
    fields: Fields,
    names: readonly string[],
    { index, bare = false, parents = {}, given = {}, files = 'sent' }: ValuesRequest,
    isAlone: (name: string) => boolean,
  ): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = { ...given };
    const known = () => ({ ...values, ...parents });
    const wanted = names.flatMap((name) => {
      const spec = fields[name];
      const isLeft =
        !spec || spec.readOnly === true || (bare && (spec.required !== true || spec.initial !== undefined));
      return isLeft ? [] : [{ name, spec, own: index + Object.keys(fields).indexOf(name) * FIELD_STEP }];
    });
    // A reference below another record of the same values needs that record's id first.
    const depth = ({ spec }: { readonly spec: FieldSpec }) =>
      parametersOf(kindOf(spec).reference?.(spec).resource ?? '').length;
    for (const { name, spec, own } of wanted.toSorted((a, b) => depth(a) - depth(b))) {
      const kind = kindOf(spec);
      const target = kind.reference?.(spec);
      const inner = kind.inner?.(spec);
      if (target) {
        const first = await this.#target(target.resource, known(), own, spec.unique === true || isAlone(name));
        if (first === undefined) continue;
        const second = target.several ? await this.#target(target.resource, known(), own + 1, false) : undefined;
        values[name] = target.several ? [first, second] : first;
      } else if (inner) {
        const request = { index: own, bare, parents, given: {}, files };
        const object = await this.#fill(inner, Object.keys(inner), request, () => false);
        values[name] = kind.jsonSchema(spec)['type'] === 'array' ? [object] : object;
      } else if (kind.upload) {
        if (files === 'stored' && spec.required !== true) continue;
        const file = uploadFor(spec, own);
        const sent = files === 'stored' ? file.stored : file;
        values[name] = kind.upload === 'several' ? [sent] : sent;
      } else values[name] = sampleValue(name, spec, own);
    }
    return values;
  }

  /** A record to reference, below the right parents; undefined if these are unknown, or if it cannot be created. */
  async #target(resource: string, known: Values, index: number, fresh: boolean): Promise<number | undefined> {
    const schema = this.registry.get(resource);
    if (!this.makes(schema)) return undefined;
    const named = parametersOf(resource).map((name) => [name, known[name]] as const);
    const ids = named.flatMap(([name, id]) => (typeof id === 'number' ? [[name, id] as const] : []));
    if (ids.length < named.length) return undefined;
    const parents = Object.fromEntries(ids);
    if (fresh) return this.store(schema, { parents });
    const key = `${resource} ${JSON.stringify(parents)}`;
    const pool = this.#pools.get(key) ?? [];
    this.#pools.set(key, pool);
    while (pool.length < POOL) pool.push(await this.store(schema, { parents }));
    return pool[index % POOL];
  }
}
