import type { AccessRule } from '../../src/resources/language/accessRule';
import type { Data } from './changes';

/** Another one means that two revisions cannot be compared. */
export const FORMAT = 1;

interface ColumnShape {
  readonly type: string;
  readonly notNull: boolean;
  /** How the database computes its values; another one is another computation. */
  readonly formula?: string;
}

interface IndexShape {
  /** Absent where only its name is known, as of a database. */
  readonly definition?: string;
  readonly unique?: readonly string[];
}

/** A table as it is planned, or as a database has it. */
export interface TableShape {
  readonly name: string;
  readonly columns: Readonly<Record<string, ColumnShape>>;
  readonly indexes: Readonly<Record<string, IndexShape>>;
  /** `domaineId → r_Domaines`, by name. */
  readonly foreignKeys: Readonly<Record<string, string>>;
}

/** The parts of an OpenAPI document that are compared; anything else in it is data. */
export interface ApiShape {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Data>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Data>> };
}

/** What the declarations of one revision make. */
export interface SchemaSnapshot {
  readonly format: number;
  readonly api: ApiShape;
  readonly tables: readonly TableShape[];
  /** The first halves of all rights. */
  readonly rights: readonly string[];
  /** Who opens each address of the browser. */
  readonly screens: Readonly<Record<string, AccessRule>>;
  /** The declarations themselves. */
  readonly resources: Readonly<Record<string, Data>>;
}
