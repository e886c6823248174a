import type { Extension } from '../../protocol/extensions';

export const REQUEST_STATES = ['EnAttente', 'Acceptee', 'Refusee'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export interface AnyRequest {
  readonly id: number;
  readonly utilisateurId: number;
  readonly etat: RequestState;
  readonly motif: string | null;
  readonly reponse: string | null;
  readonly demandeLe: string | null;
  readonly traiteLe: string | null;
  readonly traitePar: string | null;
}

export interface RequestKind {
  /** The collection below a person; also the name of the list of all, if the API has one. */
  readonly name: string;
  readonly idName: string;
  /** The extension with which the API lists all people's requests, and withdraws one's own. */
  readonly extension: Extension;
  /** First part of the query keys that a decision invalidates. */
  readonly queryKey: string;
}

export interface RequestPage<Request extends AnyRequest> {
  readonly items: readonly Request[];
  readonly totalCount: number;
}

/** Parses a response: an array for one person, a page for all people. Pending requests are oldest first. */
export function requestPageIn<Request extends AnyRequest>(
  body: unknown,
  etat: RequestState | undefined,
): RequestPage<Request> {
  if (!Array.isArray(body)) {
    const { items = [], totalCount = 0 } = body as Partial<RequestPage<Request>>;
    return { items, totalCount };
  }
  const found = (body as readonly Request[]).filter((one) => etat === undefined || one.etat === etat);
  const items = etat === 'EnAttente' ? found.toSorted((one, other) => one.id - other.id) : found;
  return { items, totalCount: items.length };
}
