/** A right that a person holds, with the function through which it comes; null for a direct one or a profile's. */
interface HeldThrough {
  /** As `RESOURCE:flag`. */
  readonly right: string;
  readonly fonctionId: number | null;
}

/** A person whom a change of functions can touch. */
export interface Person {
  readonly id: number;
  readonly nomComplet: string;
  /** The functions in use that the person has. */
  readonly fonctionIds: readonly number[];
  readonly held: readonly HeldThrough[];
  /** Rights by profiles that count for some companies only: what is gained is more than these, what is lost leaves them. */
  readonly limited?: readonly string[];
}

/** One cell of the matrix of functions and rights that is to be ticked or cleared. */
export interface MatrixChange {
  readonly fonctionId: number;
  readonly right: string;
  readonly granted: boolean;
}

/** Who gains and who loses the right of a change. */
export interface Effect {
  readonly gains: readonly Person[];
  readonly loses: readonly Person[];
}

const rightsBefore = ({ held }: Person): ReadonlySet<string> => new Set(held.map(({ right }) => right));

/** What a person holds once all changes are made. */
export function rightsAfter({ held, fonctionIds }: Person, changes: readonly MatrixChange[]): ReadonlySet<string> {
  const isTaken = ({ right, fonctionId }: HeldThrough) =>
    changes.some((one) => !one.granted && one.fonctionId === fonctionId && one.right === right);
  const kept = held.filter((one) => !isTaken(one)).map(({ right }) => right);
  const given = changes.filter(({ granted, fonctionId }) => granted && fonctionIds.includes(fonctionId));
  return new Set([...kept, ...given.map(({ right }) => right)]);
}

/**
 * For each change, among the people who have its function, those who hold its right afterwards and did not before, and
 * the other way round; all changes are made together. A right that also comes from elsewhere is neither gained nor lost.
 */
export function previewAccess(people: readonly Person[], changes: readonly MatrixChange[]): readonly Effect[] {
  const compared = people.map((person) => ({
    person,
    before: rightsBefore(person),
    after: rightsAfter(person, changes),
  }));
  return changes.map(({ fonctionId, right }) => {
    const touched = compared.filter(({ person }) => person.fonctionIds.includes(fonctionId));
    return {
      gains: touched.filter(({ before, after }) => !before.has(right) && after.has(right)).map(({ person }) => person),
      loses: touched.filter(({ before, after }) => before.has(right) && !after.has(right)).map(({ person }) => person),
    };
  });
}
