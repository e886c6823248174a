import type { Issue } from '../../../src/resources/language/kind';
import { handlesIn, mapReferences } from '../../../src/resources/changes/changeHandles';
import { isHandleReference } from '../../../src/resources/changes/changes';
import type { StoreContext } from '../storeContext';
import { refused, type IncomingChange, type Because, type Change, type Refusal, type RowOutcome } from './changeTypes';

/** The record that a handle stands for, or why its creation was refused. */
type Named = { readonly id: number; readonly stored: string } | Because;

function resourcesAbove({ registry }: StoreContext, resource: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let { parent } = registry.get(resource); parent; { parent } = registry.get(parent.resource))
    found.set(parent.parameter, parent.resource);
  return found;
}

function handlesOf({ registry }: StoreContext, { resource, parentHandles, values, takesBack }: Change) {
  const above = parentHandles ? Object.values(parentHandles) : [];
  // An undo contains ids, not handles.
  return values && !takesBack ? [...above, ...handlesIn(registry.get(resource).fields, values)] : above;
}

/** Handles that the changes of a set give to the records that they create, and the results of these creations. */
export class Handles {
  readonly #known = new Map<string, Named>();
  /** Handles of creations that are pending in the current batch. */
  readonly #awaited = new Set<string>();

  /** Whether a change refers to a pending creation. */
  isWaitedFor(context: StoreContext, change: Change): boolean {
    return this.#awaited.size > 0 && handlesOf(context, change).some((handle) => this.#awaited.has(handle));
  }

  /** Marks a creation as pending. */
  await({ handle }: Change): void {
    if (handle !== undefined) this.#awaited.add(handle);
  }

  settle(context: StoreContext, { handle, resource }: Change, row: RowOutcome): void {
    if (handle === undefined) return;
    this.#awaited.delete(handle);
    if (row.status === 'refused') this.#known.set(handle, becauseOf(row, resource));
    else this.#known.set(handle, { id: row.id, stored: context.table(resource).stored });
  }

  /** Stores the refusal of a change that was not tried. A handle in use keeps its record. */
  refuse({ handle, resource }: IncomingChange, refusal: Refusal): void {
    if (handle === undefined || this.#isTaken(handle)) return;
    this.#known.set(handle, becauseOf(refusal, resource));
  }

  #isTaken(handle: string): boolean {
    return this.#known.has(handle) || this.#awaited.has(handle);
  }

  /** Replaces handles by ids, or refuses the change. */
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

/** The original refusal at the start of a chain. */
const becauseOf = ({ because, ...refusal }: Refusal, resource: string | undefined): Because =>
  because ?? { refusal, ...(resource !== undefined && { resource }) };

/** Resolves the handles of one change and collects issues. */
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

  /** Whether records of a resource are stored in this table. Computed resources have no table. */
  #isOf(resource: string | undefined, stored: string): boolean {
    if (resource === undefined) return false;
    const { computed, view } = this.context.registry.get(resource);
    return !computed && (view?.resource ?? resource) === stored;
  }

  /** Returns the id of a handle; reports an issue if the handle is unknown or names a record of another resource. */
  idOf(handle: string, resource: string | undefined, field: string): number | undefined {
    const named = this.known.get(handle);
    if (!named) return this.#complain(field, 'handleUnknown', handle);
    if ('refusal' in named) {
      this.#because ??= named;
      return undefined;
    }
    return this.#isOf(resource, named.stored) ? named.id : this.#complain(field, 'handleOfOther', handle);
  }

  refusal(): Refusal | undefined {
    if (Object.keys(this.#issues).length > 0) return refused('invalid', this.#issues);
    return this.#because && { ...refused('dependsOnRefused'), because: this.#because };
  }
}
