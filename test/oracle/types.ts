export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The second half of a right, `RESOURCE:flag`. */
export type Flag = 'read' | 'create' | 'update' | 'admin';

/** Who may call an operation: everyone, any signed-in person, or holders of at least one of these rights. */
export type Expectation = 'anonymous' | 'session' | readonly string[];

/** The rule of a group of operations; the method determines the flag (`rights.ts`). */
export type RightRule =
  | 'anonymous'
  | 'session'
  | { readonly anyOf: readonly string[] }
  | {
      readonly resource: string;
      /** Further rights that permit reading; `session`: reading needs no right. */
      readonly reading?: 'session' | readonly string[];
      readonly managing?: readonly string[];
    };

export interface OperationGroup {
  readonly area: string;
  /** The section of the specification with the calls, or the document that decides about our own. */
  readonly source: string;
  /** Given if neither the specification nor the conventions explain the rule. */
  readonly reason?: string;
  readonly rule: RightRule;
  /** Methods by path: `'GET POST'`; `'POST:read'` overrides the method's flag. */
  readonly paths: Readonly<Record<string, string>>;
}

export interface OperationRow {
  readonly area: string;
  readonly source: string;
  readonly method: Method;
  readonly path: string;
  readonly expected: Expectation;
}

/** Who may open a route: everyone, any signed-in person, or holders of at least one of these rights. */
export type RouteExpectation = 'public' | 'session' | readonly string[];
