export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The second half of a right, `RESOURCE:flag`. */
export type Flag = 'read' | 'create' | 'update' | 'admin';

/** Who may call an operation: everybody, any signed-in person, or a person who holds any one of these rights. */
export type Expectation = 'anonymous' | 'session' | readonly string[];

/** What operations ask for; the flag comes from the method (`rights.ts`). */
export type RightRule =
  | 'anonymous'
  | 'session'
  | { readonly anyOf: readonly string[] }
  | {
      readonly resource: string;
      /** Further rights that open what reads; `session`: reading asks for no right at all. */
      readonly reading?: 'session' | readonly string[];
      /** Further rights that open everything. */
      readonly managing?: readonly string[];
    };

/** Operations that ask for the same right. */
export interface OperationGroup {
  readonly area: string;
  /** The section of the specification that has the calls, or the document that decides what is ours. */
  readonly source: string;
  /** Why, where neither the specification nor the conventions say it. */
  readonly reason?: string;
  readonly rule: RightRule;
  /** Methods by path: `'GET POST'`; `'POST:read'` where the flag is not the method's own. */
  readonly paths: Readonly<Record<string, string>>;
}

/** One operation with its expected right. */
export interface OperationRow {
  readonly area: string;
  readonly source: string;
  readonly method: Method;
  readonly path: string;
  readonly expected: Expectation;
}

/** Who may open a route: everybody, any signed-in person, or a person who holds any one of these rights. */
export type RouteExpectation = 'public' | 'session' | readonly string[];
