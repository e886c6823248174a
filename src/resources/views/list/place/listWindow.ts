/** What a list asked the API for, as react-admin keeps it in its cache. */
export interface ListRequest {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter: Readonly<Record<string, unknown>>;
  readonly meta?: unknown;
}

/** The part of a list that was shown last: rows that follow each other. */
export interface ListWindow {
  readonly request: ListRequest;
  /** How many records of the list stand before these. */
  readonly start: number;
  readonly ids: readonly number[];
  readonly total: number;
}

/** Where a record stands in a list. */
export interface Position {
  /** From 1. */
  readonly at: number;
  readonly total: number;
  readonly previous: number | undefined;
  readonly next: number | undefined;
  /** The page that has the record before or after it, where the window ends here. */
  readonly missingPage: number | undefined;
}

/** The window of a page of a list. */
export const windowOf = (request: ListRequest, ids: readonly number[], total: number): ListWindow => ({
  request,
  start: (request.pagination.page - 1) * request.pagination.perPage,
  ids,
  total,
});

/** The place of a record in a window; undefined where it is not in it. */
export function positionIn({ request, start, ids, total }: ListWindow, id: number): Position | undefined {
  const index = ids.indexOf(id);
  if (index < 0) return undefined;
  const { perPage } = request.pagination;
  const end = start + ids.length;
  const before = index === 0 && start > 0 ? Math.floor((start - 1) / perPage) + 1 : undefined;
  const after = index === ids.length - 1 && end < total ? Math.floor(end / perPage) + 1 : undefined;
  return {
    at: start + index + 1,
    total,
    previous: ids[index - 1],
    next: ids[index + 1],
    missingPage: before ?? after,
  };
}

/** A window with a page beside it; the same one where the page does not follow it, or repeats a record. */
export function extended(window: ListWindow, page: number, ids: readonly number[], total: number): ListWindow {
  const first = (page - 1) * window.request.pagination.perPage;
  if (ids.length === 0 || ids.some((id) => window.ids.includes(id))) return window;
  if (first === window.start + window.ids.length) return { ...window, ids: [...window.ids, ...ids], total };
  if (first + ids.length === window.start) return { ...window, start: first, ids: [...ids, ...window.ids], total };
  return window;
}
