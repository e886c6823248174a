/** A list query, as in react-admin's query key. */
export interface ListRequest {
  readonly pagination: { readonly page: number; readonly perPage: number };
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter: Readonly<Record<string, unknown>>;
  readonly meta?: unknown;
}

export interface ListWindow {
  readonly request: ListRequest;
  readonly start: number;
  readonly ids: readonly number[];
  readonly total: number;
}

export interface Position {
  /** From 1. */
  readonly at: number;
  readonly total: number;
  readonly previous: number | undefined;
  readonly next: number | undefined;
  /** Page with the previous or next record, if the window ends here. */
  readonly missingPage: number | undefined;
}

export const windowOf = (request: ListRequest, ids: readonly number[], total: number): ListWindow => ({
  request,
  start: (request.pagination.page - 1) * request.pagination.perPage,
  ids,
  total,
});

/** Undefined if the record is outside the window. */
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

/** Adds an adjacent page; unchanged if the page is not adjacent or repeats a record. */
export function extended(window: ListWindow, page: number, ids: readonly number[], total: number): ListWindow {
  const first = (page - 1) * window.request.pagination.perPage;
  if (ids.length === 0 || ids.some((id) => window.ids.includes(id))) return window;
  if (first === window.start + window.ids.length) return { ...window, ids: [...window.ids, ...ids], total };
  if (first + ids.length === window.start) return { ...window, start: first, ids: [...ids, ...window.ids], total };
  return window;
}
