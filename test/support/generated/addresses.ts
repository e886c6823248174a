import { fillTemplate } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';

export type Parents = Readonly<Record<string, number>>;

/** The addresses of a collection's operations, from its declaration (sections 7.3 to 7.7 of the specification). */
export interface Addresses {
  readonly collection: string;
  readonly list: string;
  /** @param key the value of the key, if the record is created at its own address */
  create(key?: unknown): string;
  read(record: AnyRecord): string;
  write(record: AnyRecord): string;
}

const at = (template: string, parents: Parents): string => `/api/${fillTemplate(template, parents)}`;

export function addressesOf(schema: ResourceSchema, parents: Parents): Addresses {
  const { name, addresses, createdAtKey, operations, ranked, readBy } = schema;
  const collection = at(name, parents);
  const isSingle = operations.list === 'single';
  const below = (segment: unknown): string =>
    isSingle ? collection : `${collection}/${encodeURIComponent(String(segment))}`;
  return {
    collection,
    list: at(addresses?.list ?? name, parents),
    create: (key) => (createdAtKey ? below(key) : at(addresses?.create ?? name, parents)),
    read: (record) => below(readBy === undefined ? record.id : record[readBy]),
    write: (record) =>
      ranked ? `${below(record[ranked.segment])}?${ranked.rank}=${String(record[ranked.rank])}` : below(record.id),
  };
}

export function withQuery(address: string, parameters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`;
}
