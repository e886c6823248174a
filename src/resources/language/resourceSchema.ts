import type { FieldPeriod, UniqueWhen } from './exclusionTypes';
import type { Extract as ListExtract, ViewOf, ContractCalls } from './addressing';
import type { Audience } from './audience';
import type { Participants } from './participants';
import type { Privacy } from './privacyTypes';
import type { Stamp } from './stamp';
import type { Board } from './board';
import type { Calendar } from './calendar';
import type { DepartmentMap } from './departmentMap';
import type { Cards } from './cards';
import type { Flag, RightsName } from './flags';
import type { FieldRule } from './fieldRules';
import type { FollowUp, FollowUpOptions } from './followUp';
import type { FieldSpec, Holds } from './kind';
import type { IconName } from './iconNames';
import type { MenuGroup } from '../schemas/menuGroups';
import type { LinkParameter, ListParameter, Lookup } from './listDeclarations';
import type { OtherList, Summary, Tab } from './nesting';
import type { Operations } from './operations';
import type { RecordAction } from './recordActions';
import type { RecordPlan } from './recordPlan';
import type { RecordTarget } from './recordTarget';
import type { RowAccess } from './rowAccess';
import type { ResourceLabel } from './resourceLabel';
import type { Words } from './words';

export type Fields = Readonly<Record<string, FieldSpec>>;

export type Screen = 'list' | 'create' | 'show' | 'edit';

interface FormSection<Name extends string = string> {
  readonly label: Words;
  readonly help?: Words;
  readonly fields: readonly Name[];
}

/**
 * Who may read a list for pickers: people with its right; also people with these full rights, whose records
 * refer to it; or every session, for a reference list of codes and labels.
 */
type ReadableBy = 'right' | 'session' | readonly string[];

/** A resource as declared: plain data for `defineResource`. */
export interface ResourceOptions<F extends Fields = Fields, Name extends string = Extract<keyof F, string>> {
  /**
   * Address of the collection in the API, spelled as in the contract: `TypeContrats`,
   * `Entreprises/{entrepriseId}/contrats`.
   */
  readonly name: string;
  /**
   * The organisations' API has the resource: its operations are the contract's, unless `operations` says
   * otherwise. Operations of other resources are extensions, which only the embedded API has.
   */
  readonly contract?: boolean;
  /** Parent resource of a nested one, and the parameter of `name` with the parent's id. */
  readonly parent?: { readonly resource: string; readonly parameter: string };
  readonly label: ResourceLabel;
  /** A sentence below the list's title. */
  readonly help?: Words;
  readonly icon?: IconName;
  /** Prefix of its rights: `TYPES_CONTRATS` gives `TYPES_CONTRATS:read` and so on. */
  readonly rights: RightsName;
  /**
   * Levels that functions (codes) get when the right is first created: `{ CONSULTANT: ['read', 'update'] }`.
   * Functions that administer rights get all levels.
   */
  readonly grants?: Readonly<Record<string, readonly Flag[]>>;
  /** Further full rights to read it: `EXTERNES_ENTREPRISES_OPENSOME:read`. */
  readonly alsoReadableWith?: readonly string[];
  /** Further full rights to all its operations: `PLANNING_SUPERADMIN:admin`. */
  readonly alsoManagedWith?: readonly string[];
  /** Who may read it through the API; its screens still need its right. */
  readonly readableBy?: ReadableBy;
  /**
   * For a list open to every session: further fields that people without its right may read, besides representation,
   * sort, search and parameters (`openFields.ts`). Example: the colour of a slot type, which every plan shows.
   */
  readonly openFields?: readonly Name[];
  /**
   * Whether people who may not read its records still see their names in references, such as the person in
   * charge of a company. True by default.
   */
  readonly namesOpen?: boolean;
  /**
   * The field with the owner's user id: every person has access to their own records with a session alone,
   * and to no others. Screens are generated only if it is in the menu.
   */
  readonly ownedBy?: Name;
  /** The `readOnly` reference to the user who created a record; set by the API. */
  readonly author?: Name;
  /** `readOnly` instants set by the API, on creation or when a condition becomes true. */
  readonly stamps?: Readonly<Partial<Record<Name, Stamp>>>;
  /** People who may read records that concern them without its right. */
  readonly participants?: Participants<Name>;
  /** The target of each record, if it may belong to one of several resources with rights of their own. */
  readonly target?: RecordTarget<Name>;
  /**
   * For a resource with owners: the field with groups (a set of references to `Groupes`) whose members may
   * read a record, but not change it.
   */
  readonly sharedWith?: Name;
  /**
   * Restricts records to those addressed to the person, whatever other rights they have, and to
   * administrators of the resource. A view inherits it from its source.
   */
  readonly audience?: Audience<Name>;
  /**
   * Company and site of a record (a set of sites if there are several): the reference fields, or `id` if the
   * record is the company or site itself. A nested record inherits them from its parent. A right limited to
   * companies by a profile only applies to their records (`extent.ts`).
   */
  readonly scope?: { readonly company?: Name | 'id'; readonly site?: Name | 'id' };
  /**
   * Restricts which records people with its right may read and write, in levels: their own, their team's.
   * Nested records follow their parent. A right limited by a profile also stays within its companies.
   */
  readonly rows?: RowAccess;
  /**
   * A resource whose rows each grant one record to one person. People who may not change records only see
   * those granted to them.
   */
  readonly grantedBy?: { readonly resource: string; readonly record: string; readonly user: string };
  /** Private records: people who may not change records read only a few of their fields (`privacy.ts`). */
  readonly privacy?: Privacy<Name>;
  /** Reference to a record that may be private; records about it are then hidden too. */
  readonly keptBackWith?: Name;
  /**
   * Menu entry; without it, the list is not in the menu. `label` is a shorter name that fits there, `synonyms` are words
   * that people call the records by: the search for pages and commands knows them too.
   */
  readonly menu?: {
    readonly group: MenuGroup;
    readonly order?: number;
    readonly label?: Words;
    readonly synonyms?: Words;
  };
  /** Disables comments, which are otherwise available for records with a page and a history. */
  readonly comments?: false;
  /** No generated screens: the product shows and writes the records elsewhere. */
  readonly screenless?: boolean;
  /** Stored, recorded and checked like other resources, but without routes, screens, menu or documentation. */
  readonly internal?: boolean;
  /** For an internal resource: reverts include its writes, for people who may write its records. */
  readonly takenBack?: boolean;
  /**
   * Address of the list screen, and base of `/creation`, `/details/:id` and `/modification/:id`. Derived from
   * `name` by default.
   */
  readonly path?: string;
  /** Screens with another address: `{ edit: '/utilisateurs/edit/:id' }`. */
  readonly paths?: Partial<Readonly<Record<Screen, string>>>;
  readonly fields: F;
  /**
   * Rules for several fields while a condition holds, such as fields fixed after sending. Equivalent to
   * `requiredWhen` and similar options of each field.
   */
  readonly fieldRules?: readonly FieldRule<Name>[];
  /** Fields that name a record in pickers, titles and links; a reference is replaced by the name of its record. */
  readonly representation: Name | readonly Name[];
  /** Image that identifies a record, shown beside its name everywhere. */
  readonly picture?: Name;
  /** Fields that `Search` looks in; empty disables search. A reference searches the own search fields of its record. */
  readonly search?: readonly Name[];
  readonly list: {
    readonly columns: readonly Name[];
    readonly sort: { readonly field: Name | 'id'; readonly order: 'ASC' | 'DESC' };
    /** Filterable fields; by default all filterable columns. */
    readonly filters?: readonly Name[];
    /**
     * Direct child collections for filters: records with some, no or only child records that meet a
     * condition. Considers only child records that the person may read.
     */
    readonly filtersBelow?: readonly string[];
    /**
     * Columns that can be edited in their cells, by click or F2, by people who may edit the record. By default only
     * the name of small records, by F2.
     */
    readonly editable?: readonly Name[];
    /** Offers the list as a grid of cards. */
    readonly cards?: Cards<Name>;
    /** Offers the list as a board. */
    readonly board?: Board<Name>;
    /** Offers the list as a monthly calendar. */
    readonly calendar?: Calendar<Name>;
    /** Offers the list as a map of French departments with the number of its records, if the API counts them. */
    readonly map?: DepartmentMap<Name>;
  };
  /** Sections of forms and of the details page; by default one with all fields. */
  readonly sections?: readonly FormSection<Name>[];
  /**
   * Shows the sections as steps, with a summary at the end, in the form of a new record or in every form. A
   * step must be valid to continue.
   */
  readonly wizard?: 'create' | 'always';
  readonly operations?: Partial<Operations>;
  /**
   * The reference field that identifies its records below their parent: `Equipes/3/membres/12` is person 12.
   * Responses contain its value as `id`. A record can be added only once, and several can be added together.
   */
  readonly key?: Name;
  /** Shows the records of another collection; without a table, and read-only. */
  readonly view?: ViewOf;
  /** Values are computed by the API on request (`server/portal/computed/`); without a table, and read-only. */
  readonly computed?: boolean;
  /** For nested resources: records are part of their parent and are deleted with it. */
  readonly owned?: boolean;
  /** For nested resources: the tab on the parent's details page. */
  readonly tab?: Tab;
  /** Groups of the details page's tabs, in order. */
  readonly tabGroups?: Readonly<Record<string, Words>>;
  readonly summary?: Summary<Name>;
  readonly plan?: RecordPlan;
  /** Fields of its postal address, in the order of an envelope; records with an address link to a map. */
  readonly address?: readonly Name[];
  /** Further list screens, by address. */
  readonly otherLists?: Readonly<Record<string, OtherList<Name, MenuGroup>>>;
  /** Pairs of fields of which the second must not be before the first: start and end, signature and expiry. */
  readonly periods?: readonly FieldPeriod<Name>[];
  readonly parameters?: Readonly<Record<string, ListParameter<Name>>>;
  readonly links?: Readonly<Record<string, LinkParameter>>;
  readonly lookups?: Readonly<Record<string, Lookup<Name>>>;
  /** Further actions on a record, as buttons of its details page. */
  readonly actions?: Readonly<Record<string, RecordAction<Name>>>;
  /**
   * Messages shown after saving, by a value in the response besides the record: `{ confirmationMail: {
   * failed: [...] } }`.
   */
  readonly savedMessages?: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** The field that refers to the parent record in the same resource; cycles are refused. */
  readonly tree?: { readonly parent: Name };
  /** Sets of fields whose combination is unique (for a single field, use its `unique`). */
  readonly unique?: readonly (readonly Name[])[];
  /**
   * Sets of fields whose combination is unique among records that meet a condition, such as one open contract
   * per person.
   */
  readonly uniqueWhen?: readonly UniqueWhen<Name>[];
  /** Follow-ups of writes: webhooks, mails, notifications and changes. */
  readonly after?: readonly FollowUpOptions<Name>[];
  /** Sets of fields that code queries together, the leading one first: `['salarieId', 'debut']`. */
  readonly indexes?: readonly (readonly Name[])[];
  /**
   * Sets of fields that statistics read together, across parents: the first one, a date, selects the records,
   * and an index-only scan suffices.
   */
  readonly counted?: readonly (readonly Name[])[];
}

/** A declaration with defaults filled in and the contract's calls: the input of the whole generator. Plain data. */
export interface ResourceSchema<F extends Fields = Fields> extends ResourceOptions<F, string>, ContractCalls {
  readonly path: string;
  readonly contract: boolean;
  readonly internal: boolean;
  readonly readableBy: ReadableBy;
  readonly openFields: readonly string[];
  readonly namesOpen: boolean;
  readonly search: readonly string[];
  readonly representation: readonly string[];
  readonly list: {
    readonly columns: readonly string[];
    readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
    readonly filters: readonly string[];
    readonly filtersBelow?: readonly string[];
    readonly editable?: readonly string[];
    readonly cards?: Cards;
    readonly board?: Board;
    readonly calendar?: Calendar;
    readonly map?: DepartmentMap;
  };
  readonly sections: readonly FormSection[];
  readonly operations: Operations;
  readonly extracts: Readonly<Record<string, ListExtract>>;
  readonly otherLists: Readonly<Record<string, OtherList<string, MenuGroup>>>;
  readonly periods: readonly FieldPeriod[];
  /** True for keyed, single and computed collections, unless declared otherwise. */
  readonly owned: boolean;
  readonly parameters: Readonly<Record<string, ListParameter>>;
  readonly links: Readonly<Record<string, LinkParameter>>;
  readonly lookups: Readonly<Record<string, Lookup>>;
  readonly actions: Readonly<Record<string, RecordAction>>;
  readonly savedMessages: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  readonly unique: readonly (readonly string[])[];
  readonly uniqueWhen: readonly UniqueWhen[];
  readonly after: readonly FollowUp[];
  readonly indexes: readonly (readonly string[])[];
  readonly counted: readonly (readonly string[])[];
}

type ValueOf<Field> = Field extends Holds<infer Value> ? NonNullable<Value> : unknown;

/** Values of declared fields; optional ones may be null. */
export type ValuesOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly required: true } ? ValueOf<F[Name]> : ValueOf<F[Name]> | null;
};

/** The record type of a declaration. */
export type RecordOf<Schema extends { readonly fields: Fields }> = { readonly id: number } & ValuesOf<Schema['fields']>;

/** A record whose declaration is only known at run time. */
export type AnyRecord = { readonly id: number } & Readonly<Record<string, unknown>>;
