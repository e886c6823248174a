export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface PageRange {
  /** From 1; 0 if the page is empty. */
  readonly from: number;
  readonly to: number;
  readonly lastPage: number;
}

export function pageRange(page: number, perPage: number, total: number): PageRange {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  return { from, to: Math.min(page * perPage, total), lastPage };
}

/** Parses a typed page number, clamped; undefined if it is no integer. */
export function readPage(text: string, lastPage: number): number | undefined {
  const page = Number(text.trim());
  return text.trim() !== '' && Number.isInteger(page) ? Math.min(lastPage, Math.max(1, page)) : undefined;
}
