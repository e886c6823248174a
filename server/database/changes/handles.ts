import type { Issue } from '../../../src/resources/language/kind';
import { handlesIn, mapReferences } from '../../../src/resources/changes/changeHandles';
import { isHandleReference } from '../../../src/resources/changes/changes';
import type { StoreContext } from '../storeContext';
import { refused, type IncomingChange, type Because, type Change, type Refusal, type RowOutcome } from './changeTypes';

/** What became of the creation that a handle names. */
type Named = { readonly id: number; readonly stored: string } | Because;

/** The resources of the records above a collection, by the parameters of its name. */
function resourcesAbove({ registry }: StoreContext, resource: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let { parent } = registry.get(resource); parent; { parent } = registry.get(parent.resource))
    found.set(parent.parameter, parent.resource);
  return found;
}

/** The handles that a change needs to be settled. */
function handlesOf({ registry }: StoreContext, { resource, parentHandles, values, takesBack }: Change) {
  const above = parentHandles ? Object.values(parentHandles) : [];
  // What is taken back holds ids.
  return values && !takesBack ? [...above, ...handlesIn(registry.get(resource).fields, values)] : above;
}

/** The names that the changes of a set give to the records that they create, and what became of these. */
export class Handles {
  readonly #known = new Map<string, Named>();
  /** Those of changes that are about to be made. */
  readonly #awaited = new Set<string>();

  /** Whether something that is about to be made has to be made before a change. */
  isWaitedFor(context: StoreContext, change: Change): boolean {
    return this.#awaited.size > 0 && handlesOf(context, change).some((handle) => this.#awaited.has(handle));
  }

  /** That a change, with its ids, is about to be made. */
  await({ handle }: Change): void {
    if (handle !== undefined) this.#awaited.add(handle);
  }

  /** What became of a change that was awaited. */
  settle(context: StoreContext, { handle, resource }: Change, row: RowOutcome): void {
    if (handle === undefined) return;
    this.#awaited.delete(handle);
    if (row.status === 'refused') this.#known.set(handle, becauseOf(row, resource));
    else this.#known.set(handle, { id: row.id, stored: context.table(resource).stored });
  }

  /** That a change was not even tried. The handle keeps its former record. */
  refuse({ handle, resource }: IncomingChange, refusal: Refusal): void {
    if (handle === undefined || this.#isTaken(handle)) return;
    this.#known.set(handle, becauseOf(refusal, resource));
  }

  #isTaken(handle: string): boolean {
    return this.#known.has(handle) || this.#awaited.has(handle);
  }

  /** The change with ids where it names handles; or why it cannot be made. */
  resolve(context: StoreContext, change: Change): Change | Refusal {
    const { resource, parents, parentHandles, values, handle } = change;
    if (handle !== undefined && this.#isTaken(handle)) {
      const issue: Issue = { code: 'handleTaken', args: { handle } };
      return refused('invalid', { '': [issue] });
    }
    if (handlesOf(context, change).length === 0) return change;
    const reading = new Reading(context, this.#known);
    const { fields } = context.registry.get(resource);
    const resources = resourcesAbove(context, resource);
    const above = Object.entries(parentHandles ?? {}).map(([parameter, one]) => [
      parameter,
      reading.idOf(one, resources.get(parameter), ''),
    ]);
    const given = Object.entries(values ?? {}).map(([field, value]) => [
      field,
      mapReferences(fields, { [field]: value }, (one, of) =>
        isHandleReference(one) ? reading.idOf(one.handle, of, field) : one,
      )[field],
    ]);
    const { parentHandles: _named, ...rest } = change;
    return (
      reading.refusal() ?? {
        ...rest,
        ...(parentHandles && { parents: { ...parents, ...Object.fromEntries(above) } }),
        ...(values && { values: Object.fromEntries(given) }),
      }
    );
  }
}

/** Where a refusal comes from in the end. */
const becauseOf = ({ because, ...refusal }: Refusal, resource: string | undefined): Because =>
  because ?? { refusal, ...(resource !== undefined && { resource }) };

/** Reads the handles of one change, and gathers what is wrong with them. */
class Reading {
  readonly #issues: Record<string, Issue[]> = {};
  #because: Because | undefined;

  constructor(
    private readonly context: StoreContext,
    private readonly known: ReadonlyMap<string, Named>,
  ) {}

  #complain(field: string, code: string, handle: string): undefined {
    (this.#issues[field] ??= []).push({ code, args: { handle } });
    return undefined;
  }

  /** Whether records of a resource are those of a table; what is computed has none. */
  #isOf(resource: string | undefined, stored: string): boolean {
    if (resource === undefined) return false;
    const { computed, view } = this.context.registry.get(resource);
    return !computed && (view?.resource ?? resource) === stored;
  }

  /** The id behind a handle, where it is one of this resource. */
  idOf(handle: string, resource: string | undefined, field: string): number | undefined {
    const named = this.known.get(handle);
    if (!named) return this.#complain(field, 'handleUnknown', handle);
    if ('refusal' in named) {
      this.#because ??= named;
      return undefined;
    }
    return this.#isOf(resource, named.stored) ? named.id : this.#complain(field, 'handleOfOther', handle);
  }

  /** Why the change cannot be made; undefined where it can. */
  refusal(): Refusal | undefined {
    if (Object.keys(this.#issues).length > 0) return refused('invalid', this.#issues);
    return this.#because && { ...refused('dependsOnRefused'), because: this.#because };
  }
}
