import type { Condition } from './condition';
import type { FieldSpec, Holds } from './fields/kind';
import type { MenuGroup } from './menuGroups';
import type { Words } from './words';

export type Fields = Readonly<Record<string, FieldSpec>>;

/** Whether the organisations' API has an operation, only the embedded one does (an extension), or none. */
export type Availability = 'contract' | 'extension' | 'none';

export interface Operations {
  /** `paged`: `{ items, totalCount }`; `array`: the contract has no paging parameters and answers an array. */
  readonly list: 'paged' | 'array';
  /** Whether the contract gives a paged list OrderBy and OrderByDescending; an array takes neither. */
  readonly order: 'contract' | 'extension';
  readonly get: Availability;
  readonly create: Availability;
  readonly update: Availability;
  readonly delete: Availability;
}

/** The generated screens of a resource. */
export type Screen = 'list' | 'create' | 'show' | 'edit';

/**
 * A query parameter with a value that selects records through a resource which links them to others: of
 * `Utilisateurs?FonctionCode=X`, the users whom a row of IdentiteFonctions gives the function with the code X.
 */
export interface LinkParameter {
  readonly label: Words;
  /** The resource whose rows link. */
  readonly resource: string;
  /** Its field that points at the records of the list. */
  readonly here: string;
  /** Its field that is asked for. */
  readonly there: string;
  /** The field, of what `there` points at, that holds the parameter's value; the id itself where absent. */
  readonly by?: string;
}

/** A query parameter that the contract gives a list, with what it means. */
export interface ListParameter<Name extends string = string> {
  readonly label: Words;
  /** Only the records for which it holds, where the parameter is true. */
  readonly whenTrue?: Condition;
  /** Only the records for which it holds, where the parameter is absent or false. */
  readonly whenFalse?: Condition;
  /** Fields that an answer holds only where the parameter is true. */
  readonly reveals?: readonly Name[];
}

/** Read one record, or one value of it, by a field: `GET /parametres/Nom/{name}`. */
export interface Lookup<Name extends string = string> {
  readonly field: Name;
  /** Answer only this field's value; the record where absent. */
  readonly returns?: Name;
}

/** Something that is done with one record by a call of its own, besides writing it: `POST Utilisateurs/12/askResetPassword`. */
export interface RecordAction {
  readonly label: Words;
  readonly method: 'POST' | 'PUT';
  /** The address below the record's own: `askResetPassword`. */
  readonly path: string;
  /** Who may: whoever may do this with the record; `edit` where absent. */
  readonly needs?: 'show' | 'edit' | 'delete';
  /** Asked before it is done; `%{name}` is the record's. */
  readonly question: Words;
  /** Said when it is done. */
  readonly done: Words;
  /** Offered only for the records for which it holds. */
  readonly when?: Condition;
}

export interface FormSection<Name extends string = string> {
  readonly label: Words;
  readonly help?: Words;
  readonly fields: readonly Name[];
}

/** What a developer writes of a resource: pure data, given to `defineResource`. */
export interface ResourceOptions<F extends Fields = Fields, Name extends string = Extract<keyof F, string>> {
  /** The collection's address in the API, spelled as in the contract: `TypeContrats`, `Entreprises/{entrepriseId}/contrats`. */
  readonly name: string;
  /** Where nested: the resource whose record it hangs below, and the parameter of `name` that holds its id. */
  readonly parent?: { readonly resource: string; readonly parameter: string };
  readonly label: { readonly one: Words; readonly many: Words };
  /** One sentence below the list's title. */
  readonly help?: Words;
  /** A name of `theme/icons`. */
  readonly icon?: string;
  /** The first half of its rights: `TYPES_CONTRATS` gives `TYPES_CONTRATS:read` and so on. */
  readonly rights: string;
  /** `session`: pickers need it, so reading its API asks only for a session. The screen still asks for the right. */
  readonly readableBy?: 'right' | 'session';
  /**
   * The field that holds whose record it is, a user's id: everybody has their own with no more than a session, and
   * nobody sees or changes another's. Its screens are pages of their own, not generated.
   */
  readonly ownedBy?: Name;
  /** Where the menu shows it; absent: not in the menu. */
  readonly menu?: { readonly group: MenuGroup; readonly order?: number };
  /** Stored, recorded and checked like every other, without routes, screens, menu or documentation of its own. */
  readonly internal?: boolean;
  /** The address of its list screen; from it come `/creation`, `/details/:id` and `/modification/:id`. Made from `name` where absent. */
  readonly path?: string;
  /** Screens whose address is another one: `{ edit: '/utilisateurs/edit/:id' }`. */
  readonly paths?: Partial<Readonly<Record<Screen, string>>>;
  readonly fields: F;
  /** The fields whose texts name a record in pickers, titles and links. */
  readonly representation: Name | readonly Name[];
  /** The fields in which `Search` looks; none: the list has no search. */
  readonly search?: readonly Name[];
  readonly list: {
    readonly columns: readonly Name[];
    readonly sort: { readonly field: Name | 'id'; readonly order: 'ASC' | 'DESC' };
    /** Fields to filter by; all filterable columns where absent. */
    readonly filters?: readonly Name[];
  };
  /** Sections of forms and of the details page; one with all fields where absent. */
  readonly sections?: readonly FormSection<Name>[];
  readonly operations?: Partial<Operations>;
  readonly parameters?: Readonly<Record<string, ListParameter<Name>>>;
  readonly links?: Readonly<Record<string, LinkParameter>>;
  readonly lookups?: Readonly<Record<string, Lookup<Name>>>;
  /** What can be done with a record besides reading and writing it; each is a button of its details page. */
  readonly actions?: Readonly<Record<string, RecordAction>>;
  /**
   * What an answer to a write says besides the record, by its value, in words that are shown after saving:
   * `{ confirmationMail: { failed: [...] } }`.
   */
  readonly notices?: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** The field that points at the record above it in the same resource; cycles are refused. */
  readonly tree?: { readonly parent: Name };
  /** Sets of fields that no two records share (a single field says `unique` itself). */
  readonly unique?: readonly (readonly Name[])[];
}

/** A declaration with every default filled in: what all of the generator reads. Pure data. */
export interface ResourceSchema<F extends Fields = Fields> extends ResourceOptions<F, string> {
  readonly path: string;
  readonly internal: boolean;
  readonly readableBy: 'right' | 'session';
  readonly search: readonly string[];
  readonly representation: readonly string[];
  readonly list: {
    readonly columns: readonly string[];
    readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    readonly filters: readonly string[];
  };
  readonly sections: readonly FormSection[];
  readonly operations: Operations;
  readonly parameters: Readonly<Record<string, ListParameter>>;
  readonly links: Readonly<Record<string, LinkParameter>>;
  readonly lookups: Readonly<Record<string, Lookup>>;
  readonly actions: Readonly<Record<string, RecordAction>>;
  readonly notices: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  readonly unique: readonly (readonly string[])[];
}

type ValueOf<Field> = Field extends Holds<infer Value> ? NonNullable<Value> : unknown;

/** The values of declared fields. Those that are not required may be null. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly required: true } ? ValueOf<F[Name]> : ValueOf<F[Name]> | null;
};

/** The record that a declaration describes. */
export type RecordOf<Schema extends { readonly fields: Fields }> = { readonly id: number } & ValuesOf<Schema['fields']>;

/** A record whose declaration is only known at run time. */
export type AnyRecord = { readonly id: number } & Readonly<Record<string, unknown>>;
