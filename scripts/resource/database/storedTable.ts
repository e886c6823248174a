/** A column as PostgreSQL's catalog has it; of a domain, what it is a domain of. */
export interface StoredColumn {
  readonly name: string;
  /** As PostgreSQL spells it, with its length: `character varying(80)`. */
  readonly type: string;
  /** The values of an enumeration, also of one that it holds several of. */
  readonly values?: readonly string[];
  readonly isArray: boolean;
  /** The conditions of the domain that it is of. */
  readonly domainChecks?: readonly string[];
  readonly notNull: boolean;
  /** The expression of its default, or of what computes it. */
  readonly expression?: string;
  readonly isComputed: boolean;
  readonly isIdentity: boolean;
  readonly comment?: string;
}

interface StoredLink {
  readonly columns: readonly string[];
  readonly table: string;
  readonly targets: readonly string[];
  /** What becomes of the record when the one that it points at is deleted: as PostgreSQL's catalog says it. */
  readonly onDelete: 'a' | 'r' | 'c' | 'n' | 'd';
}

interface StoredUnique {
  readonly columns: readonly string[];
  /** Of an index on expressions, or of some rows: its definition. */
  readonly definition?: string;
}

/** A table as PostgreSQL's catalog has it. */
export interface StoredTable {
  readonly name: string;
  readonly comment?: string;
  readonly columns: readonly StoredColumn[];
  readonly primaryKey: readonly string[];
  readonly links: readonly StoredLink[];
  readonly uniques: readonly StoredUnique[];
  /** The conditions of its checks, as PostgreSQL prints them. */
  readonly checks: readonly string[];
}
