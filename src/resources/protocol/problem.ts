export interface UsedBy {
  readonly resource: string;
  readonly count: number;
}

/** The shape of an API error (its codes: `server/http/problem.ts`; its words: `src/i18n/messages/<language>/problems.ts`), in `application/problem+json` (RFC 9457). */
export interface Problem {
  /** `about:blank`, or an address below `/docs/errors/` that ends in the error code. */
  readonly type: string;
  /** Short text in the reader's language, the same for all problems of the type. */
  readonly title: string;
  readonly status: number;
  /** This occurrence, in the reader's language. */
  readonly detail?: string;
  /** Messages by field in the reader's language; inner fields as `interventions.2.theme`. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Resources that prevent a deletion, with their number of records. */
  readonly references?: readonly UsedBy[];
  readonly quotas?: readonly { readonly quota: string; readonly limit: number; readonly used: number }[];
}

export const PROBLEM_TYPE = 'application/problem+json';
