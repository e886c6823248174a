/** Scroll position and query string of a list when it was left. */
export interface ListPlace {
  /** Query string with page, sort and filters. */
  readonly search: string;
  readonly y: number;
  readonly top: number;
  readonly left: number;
  /** The record whose row had the focus, as rows name it (`data-record`). */
  readonly record?: string | undefined;
  /** The record that was read last since then, which may be a neighbour of the opened one. */
  readonly read?: string;
}

/** Maximum number of history entries remembered. */
const MOST = 100;

export interface ListPlaces {
  readonly keep: (entry: { readonly key: string; readonly pathname: string }, place: ListPlace) => void;
  /** By history entry. */
  readonly ofEntry: (key: string) => ListPlace | undefined;
  /** The latest at a path. */
  readonly lastAt: (pathname: string) => ListPlace | undefined;
  /** Notes in the latest at a path which record is read. */
  readonly note: (pathname: string, record: string) => void;
}

export function createListPlaces(): ListPlaces {
  const entries = new Map<string, ListPlace>();
  const paths = new Map<string, ListPlace>();
  return {
    keep: ({ key, pathname }, place) => {
      // Reinserted, so that the map is ordered from oldest to newest.
      entries.delete(key);
      entries.set(key, place);
      paths.set(pathname, place);
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
    ofEntry: (key) => entries.get(key),
    lastAt: (pathname) => paths.get(pathname),
    note: (pathname, read) => {
      const last = paths.get(pathname);
      if (!last) return;
      const noted = { ...last, read };
      paths.set(pathname, noted);
      for (const [key, place] of entries) if (place === last) entries.set(key, noted);
    },
  };
}
