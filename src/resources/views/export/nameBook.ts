import { inParallel } from '../../common/inParallel';
import { uniqueName } from '../../exchange/cells/references';
import type { ReferenceNames } from '../../exchange/cells/cellTypes';
import { pointedAt, readReferenced, type Place, type PointedAt, type ReadMany } from '../../registry/referenced';
import type { Registry } from '../../registry/registry';
import { namedThrough, representationOf } from '../../records/representation';
import type { AnyRecord } from '../../language/resourceSchema';

/** Cache of referenced records' names: fetches each record once, with one request per collection and batch. */
export interface NameBook {
  /** Fetches missing names for these fields of the records. @throws the errors of `read` */
  readonly learn: (records: readonly AnyRecord[], fields: readonly string[]) => Promise<void>;
  readonly names: ReferenceNames;
}

const keyOf = (resource: string, id: number): string => `${resource}#${id}`;

export function createNameBook(registry: Registry, place: Place, read: ReadMany): NameBook {
  const known = new Map<string, string | undefined>();

  async function learnOf(address: string, pointed: readonly PointedAt[]): Promise<void> {
    const [first] = pointed;
    if (!first) return;
    const { schema } = first;
    const found = await read(address, [...new Set(pointed.map(({ id }) => id))]);
    const parents = registry.resolve(address)?.parents ?? {};
    const referenced = await readReferenced(registry, { schema, parents }, found, namedThrough(schema), read);
    for (const { id } of pointed) known.set(keyOf(schema.name, id), undefined);
    for (const record of found) {
      const id = Number(record.id);
      known.set(keyOf(schema.name, id), uniqueName(schema, id, representationOf(schema, record, referenced)));
    }
  }

  return {
    async learn(records, fields) {
      const wanted = new Map<string, PointedAt[]>();
      const pointed = records.flatMap((record) => fields.flatMap((field) => pointedAt(registry, place, record, field)));
      for (const one of pointed) {
        if (known.has(keyOf(one.schema.name, one.id))) continue;
        const together = wanted.get(one.address) ?? [];
        together.push(one);
        wanted.set(one.address, together);
      }
      await inParallel([...wanted], ([address, together]) => learnOf(address, together));
    },
    names: (resource, id) => known.get(keyOf(resource, id)),
  };
}
