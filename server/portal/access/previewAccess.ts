/** A right of a person and the function that grants it; null for a direct right or a profile's. */
interface HeldThrough {
  /** As `RESOURCE:flag`. */
  readonly right: string;
  readonly fonctionId: number | null;
}

export interface Person {
  readonly id: number;
  readonly nomComplet: string;
  readonly fonctionIds: readonly number[];
  readonly held: readonly HeldThrough[];
  /** Rights limited to the companies of a profile; they count neither as held before nor as kept. */
  readonly limited?: readonly string[];
}

export interface MatrixChange {
  readonly fonctionId: number;
  readonly right: string;
  readonly granted: boolean;
}

export interface Effect {
  readonly gains: readonly Person[];
  readonly loses: readonly Person[];
}

const rightsBefore = ({ held }: Person): ReadonlySet<string> => new Set(held.map(({ right }) => right));

export function rightsAfter({ held, fonctionIds }: Person, changes: readonly MatrixChange[]): ReadonlySet<string> {
  const isTaken = ({ right, fonctionId }: HeldThrough) =>
    changes.some((one) => !one.granted && one.fonctionId === fonctionId && one.right === right);
  const kept = held.filter((one) => !isTaken(one)).map(({ right }) => right);
  const given = changes.filter(({ granted, fonctionId }) => granted && fonctionIds.includes(fonctionId));
  return new Set([...kept, ...given.map(({ right }) => right)]);
}

/**
 * Computes who gains and who loses each change's right if all changes are applied together. Only people with its
 * function can; a right that a person also has from elsewhere is neither gained nor lost.
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
