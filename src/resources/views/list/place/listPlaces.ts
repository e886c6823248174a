/** How a list was left: where it was scrolled to, and at which address. */
export interface ListPlace {
  /** Page, order and filters, as the address says them. */
  readonly search: string;
  /** Of the page. */
  readonly y: number;
  /** Of the table inside it. */
  readonly top: number;
  readonly left: number;
}

/** So many entries of the history are remembered. */
const MOST = 100;

export interface ListPlaces {
  readonly keep: (entry: { readonly key: string; readonly pathname: string }, place: ListPlace) => void;
  /** How the list of an entry of the history was left. */
  readonly ofEntry: (key: string) => ListPlace | undefined;
  /** How the list at a path was left last. */
  readonly lastAt: (pathname: string) => ListPlace | undefined;
}

export function createListPlaces(): ListPlaces {
  const entries = new Map<string, ListPlace>();
  const paths = new Map<string, ListPlace>();
  return {
    keep: ({ key, pathname }, place) => {
      // Put in anew, so that the oldest come first.
      entries.delete(key);
      entries.set(key, place);
      paths.set(pathname, place);
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
    ofEntry: (key) => entries.get(key),
    lastAt: (pathname) => paths.get(pathname),
  };
}
