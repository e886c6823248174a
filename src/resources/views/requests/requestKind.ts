export const REQUEST_STATES = ['EnAttente', 'Acceptee', 'Refusee'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What every request has, whatever it would change. */
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

/** Where requests of one kind are read and decided. */
export interface RequestKind {
  /** The collection below a person, and of everybody's where the API lists them. */
  readonly name: string;
  /** What the body of a decision calls the id of the request. */
  readonly idName: string;
  /** The first part of the keys of all queries that a decision changes. */
  readonly queryKey: string;
}

export interface RequestPage<Request extends AnyRequest> {
  readonly items: readonly Request[];
  readonly totalCount: number;
}

/** The requests in an answer: all of one person's are an array, everybody's come by pages. */
export function requestPageIn<Request extends AnyRequest>(
  body: unknown,
  etat: RequestState | undefined,
): RequestPage<Request> {
  if (!Array.isArray(body)) {
    const { items = [], totalCount = 0 } = body as Partial<RequestPage<Request>>;
    return { items, totalCount };
  }
  const items = (body as readonly Request[]).filter((one) => etat === undefined || one.etat === etat);
  return { items, totalCount: items.length };
}
