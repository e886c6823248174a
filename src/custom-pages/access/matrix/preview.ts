export interface Concerned {
  readonly count: number;
  /** The first names only. */
  readonly names: readonly string[];
  /** Number of people who keep the right for the companies of a profile. */
  readonly limited: number;
}

export interface ChangeEffect {
  readonly gains: Concerned;
  readonly loses: Concerned;
}

export interface AccessPreview {
  /** In the order of the requested changes. */
  readonly effects: readonly ChangeEffect[];
  /** Why the API would refuse the changes; empty if it would not. */
  readonly refusals: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(objectOf) : []);

const concernedIn = (value: unknown): Concerned => {
  const { count, people, limited } = objectOf(value);
  const names = listOf(people).map(({ nomComplet }) => String(nomComplet ?? ''));
  return {
    count: typeof count === 'number' ? count : names.length,
    names,
    limited: typeof limited === 'number' ? limited : 0,
  };
};

/** Parses `POST /access/preview`. */
export function readPreview(body: unknown): AccessPreview {
  const { changes, refusals } = objectOf(body);
  return {
    effects: listOf(changes).map(({ gains, loses }) => ({ gains: concernedIn(gains), loses: concernedIn(loses) })),
    refusals: [...new Set(listOf(refusals).map(({ reason }) => String(reason)))],
  };
}
