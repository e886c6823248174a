import { handlesIn, mapReferences } from '../../../resources/changes/changeHandles';
import {
  handleInSegment,
  isHandleReference,
  type ChangeRequest,
  type RowReport,
} from '../../../resources/changes/changes';
import { provisionalId, rowOfProvisional } from '../../../resources/exchange/plan/provisional';
import type { Issue } from '../../../resources/language/kind';
import { fillTemplate } from '../../../resources/registry/registry';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import type { ResolvedCollection } from '../../collections';

type Row = Omit<RowReport, 'index'>;
type Values = NonNullable<ChangeRequest['values']>;
type FindSchema = (resource: string) => ResourceSchema;

/** A reference to a handle, and the field that contains it. */
interface Use {
  readonly handle: string;
  readonly field: string;
  /** The expected resource of the handle's record. */
  readonly resource: string | undefined;
}

/** The resource whose id a path parameter contains. */
function resourceAbove(schema: ResourceSchema, parameter: string, find: FindSchema): string | undefined {
  for (let { parent } = schema; parent; { parent } = find(parent.resource))
    if (parent.parameter === parameter) return parent.resource;
  return undefined;
}

function usesOf(
  { values = {} }: ChangeRequest,
  { schema, parents }: ResolvedCollection,
  find: FindSchema,
): readonly Use[] {
  const uses: Use[] = Object.entries(parents).flatMap(([parameter, segment]) => {
    const handle = handleInSegment(segment);
    return handle === undefined ? [] : [{ handle, field: '', resource: resourceAbove(schema, parameter, find) }];
  });
  for (const [field, value] of Object.entries(values))
    mapReferences(schema.fields, { [field]: value }, (one, resource) => {
      if (isHandleReference(one)) uses.push({ handle: one.handle, field, resource });
      return one;
    });
  return uses;
}

/** The address is below a record that does not exist yet, so there is nothing to read. */
export const isBelowHandle = (address: string): boolean =>
  address.split('/').some((segment) => handleInSegment(segment) !== undefined);

const dependsOnRefused: Row = {
  status: 'refused',
  reason: 'dependsOnRefused',
  message: 'data.errors.dependsOnRefused',
};

/** Refuses a row that depends on a refused one. */
export const refusedBelow = ({ index, id }: RowReport): RowReport => ({
  index,
  ...(id !== undefined && { id }),
  ...dependsOnRefused,
});

interface Maker {
  readonly place: number;
  readonly resource: string;
  readonly isRefused: boolean;
  readonly level: number;
}

/** Handles of the records that a change set creates, collected change by change. */
export class LocalHandles {
  readonly #makers = new Map<string, Maker>();

  constructor(private readonly find: FindSchema) {}

  #refusal(uses: readonly Use[], { handle }: ChangeRequest): Row | undefined {
    const issues: Record<string, Issue[]> = {};
    const complain = (field: string, code: string, of: string) =>
      (issues[field] ??= []).push({ code, args: { handle: of } });
    if (handle !== undefined && this.#makers.has(handle)) complain('', 'handleTaken', handle);
    for (const use of uses) {
      const maker = this.#makers.get(use.handle);
      if (!maker) complain(use.field, 'handleUnknown', use.handle);
      else if (!this.#isOf(use.resource, maker.resource)) complain(use.field, 'handleOfOther', use.handle);
    }
    if (Object.keys(issues).length > 0)
      return { status: 'refused', reason: 'invalid', message: 'data.errors.invalid', issues };
    return uses.some((use) => this.#makers.get(use.handle)?.isRefused) ? dependsOnRefused : undefined;
  }

  #isOf(resource: string | undefined, of: string): boolean {
    return resource !== undefined && (this.find(resource).view?.resource ?? resource) === of;
  }

  /**
   * Plans a change with placeholder ids for records to be created.
   * @returns the row, with handles restored, and the number of changes that must precede it
   */
  plan(
    change: ChangeRequest,
    collection: ResolvedCollection,
    place: number,
    plan: (change: ChangeRequest) => Row,
  ): { readonly row: Row; readonly level: number } {
    const { handle, values } = change;
    const { schema } = collection;
    const uses = usesOf(change, collection, this.find);
    const level = Math.max(0, ...uses.map((use) => (this.#makers.get(use.handle)?.level ?? 0) + 1));
    const refusal = this.#refusal(uses, change);
    const toId = (one: unknown) =>
      isHandleReference(one) ? provisionalId(this.#makers.get(one.handle)?.place ?? place) : one;
    const names = new Map(uses.map((use) => [this.#makers.get(use.handle)?.place, use.handle]));
    const toHandle = (one: unknown) => {
      const maker = rowOfProvisional(one);
      return maker === undefined ? one : { handle: names.get(maker) };
    };
    const planned =
      refusal ?? plan({ ...change, ...(values && { values: mapReferences(schema.fields, values, toId) }) });
    if (handle !== undefined && !this.#makers.has(handle))
      this.#makers.set(handle, { place, resource: schema.name, isRefused: planned.status === 'refused', level });
    const { after } = planned;
    return { row: { ...planned, ...(after && { after: mapReferences(schema.fields, after, toHandle) }) }, level };
  }
}

/** Handles that must have ids before a change is written. */
export const handlesNeeded = (
  { values = {} }: ChangeRequest,
  { schema, parents }: ResolvedCollection,
): readonly string[] => [
  ...Object.values(parents).flatMap((segment) => handleInSegment(segment) ?? []),
  ...handlesIn(schema.fields, values),
];

/** Replaces handles by the ids that the API has assigned. */
export function withGivenIds(collection: ResolvedCollection, ids: ReadonlyMap<string, number>) {
  const { schema } = collection;
  const parents = Object.fromEntries(
    Object.entries(collection.parents).map(([parameter, segment]) => {
      const id = ids.get(handleInSegment(segment) ?? '');
      return [parameter, id === undefined ? segment : String(id)];
    }),
  );
  const toId = (one: unknown) => (isHandleReference(one) ? (ids.get(one.handle) ?? one) : one);
  return {
    collection: { schema, parents, address: fillTemplate(schema.name, parents) } satisfies ResolvedCollection,
    values: (values: Values): Values => mapReferences(schema.fields, values, toId),
  };
}
