import type { AccessRule } from '../../src/resources/language/accessRule';
import type { Data } from './changes';

/** Snapshots of different formats cannot be compared. */
export const FORMAT = 1;

interface ColumnShape {
  readonly type: string;
  readonly notNull: boolean;
  /** SQL expression of a computed column; absent for stored ones. */
  readonly formula?: string;
}

interface IndexShape {
  /** Absent if only the name is known, as in a database. */
  readonly definition?: string;
  readonly unique?: readonly string[];
}

export interface TableShape {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnShape>>;
  readonly indexes: Readonly<Record<string, IndexShape>>;
  /** `domaineId → r_Domaines`, by name. */
  readonly foreignKeys: Readonly<Record<string, string>>;
}

/** The parts of an OpenAPI document to compare; the rest is ignored. */
export interface ApiShape {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Data>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Data>> };
}

/** Everything derived from the declarations of one revision. */
export interface SchemaSnapshot {
  readonly format: number;
  readonly api: ApiShape;
  readonly tables: readonly TableShape[];
  /** Rights without their `:flag`. */
  readonly rights: readonly string[];
  readonly screens: Readonly<Record<string, AccessRule>>;
  readonly resources: Readonly<Record<string, Data>>;
}
