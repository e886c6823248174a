/** A column of PostgreSQL's catalogue; domains are resolved to their base type. */
export interface StoredColumn {
  readonly name: string;
  /** As PostgreSQL prints it: `character varying(80)`. */
  readonly type: string;
  readonly values?: readonly string[];
  readonly isArray: boolean;
  readonly domainChecks?: readonly string[];
  readonly notNull: boolean;
  /** The default's expression, or that of a generated column. */
  readonly expression?: string;
  readonly isComputed: boolean;
  readonly isIdentity: boolean;
  readonly comment?: string;
}

interface StoredLink {
  readonly columns: readonly string[];
  readonly table: string;
  readonly targets: readonly string[];
  /** `pg_constraint.confdeltype`: a no action, r restrict, c cascade, n set null, d set default. */
  readonly onDelete: 'a' | 'r' | 'c' | 'n' | 'd';
}

interface StoredUnique {
  readonly columns: readonly string[];
  /** The definition of a partial or expression index. */
  readonly definition?: string;
}

export interface StoredTable {
  readonly name: string;
  readonly comment?: string;
  readonly columns: readonly StoredColumn[];
  readonly primaryKey: readonly string[];
  readonly links: readonly StoredLink[];
  readonly uniques: readonly StoredUnique[];
  /** CHECK conditions, as PostgreSQL prints them. */
  readonly checks: readonly string[];
}
