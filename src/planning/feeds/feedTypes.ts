/** A feed in the API's list; its address is sent only when it is created. */
export interface Feed {
  readonly id: number;
  readonly utilisateurId: number | null;
  readonly entrepriseId: number | null;
  /** Name of the person or company whose plan it shows. */
  readonly nom: string;
  /** ISO 8601. */
  readonly creeLe: string;
  readonly creePar: string;
}

/** Owner of a new feed's plan; empty: the reader. */
export interface FeedSubject {
  readonly utilisateurId?: number;
  readonly entrepriseId?: number;
}

const isFeed = (value: unknown): value is Feed =>
  typeof value === 'object' && value !== null && 'id' in value && 'creeLe' in value;

export function readFeeds(body: unknown): readonly Feed[] {
  const items = typeof body === 'object' && body !== null && 'items' in body ? body.items : [];
  return Array.isArray(items) ? items.filter(isFeed) : [];
}

export const readAddress = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'adresse' in body && typeof body.adresse === 'string'
    ? body.adresse
    : undefined;
