/** The sizes of a page that a list offers. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface PageRange {
  /** The number of the first shown record, from 1; 0 where the page is empty. */
  readonly from: number;
  readonly to: number;
  readonly lastPage: number;
}

/** Which records a page shows, and how many pages there are. */
export function pageRange(page: number, perPage: number, total: number): PageRange {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  return { from, to: Math.min(page * perPage, total), lastPage };
}

/** The page that a person typed, within bounds; undefined where it is not a whole number. */
export function readPage(text: string, lastPage: number): number | undefined {
  const page = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(page) ? Math.min(lastPage, Math.max(1, page)) : undefined;
}
