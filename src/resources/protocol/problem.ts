/** How many records of a resource use a record. */
export interface UsedBy {
  readonly resource: string;
  readonly count: number;
}

/** An error of the API (RFC 9457), as `application/problem+json`. */
export interface Problem {
  /** `about:blank` or an address below `/docs/errors/` that ends in the error's code. */
  readonly type: string;
  /** Short, the same for every problem of this type, in the reader's language. */
  readonly title: string;
  readonly status: number;
  /** What happened this time, in the reader's language. */
  readonly detail?: string;
  /** Messages by field, in the reader's language; inner fields as `interventions.2.theme`. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** What still uses a record that is not deleted for it: declared names of resources, and how many records of each. */
  readonly references?: readonly UsedBy[];
  /** The quotas that are reached (`/docs/errors/quotaReached`): their names, limits, and what is used of them. */
  readonly quotas?: readonly { readonly quota: string; readonly limit: number; readonly used: number }[];
}

export const PROBLEM_TYPE = 'application/problem+json';
