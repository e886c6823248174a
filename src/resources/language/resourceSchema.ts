import type { FieldPeriod, UniqueWhen } from './exclusionTypes';
import type { Extract as ListExtract, ViewOf, ContractCalls } from './addressing';
import type { Audience } from './audience';
import type { Participants } from './participants';
import type { Privacy } from './privacyTypes';
import type { Stamp } from './stamp';
import type { Board } from './board';
import type { Calendar } from './calendar';
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
import type { Words } from './words';

export type Fields = Readonly<Record<string, FieldSpec>>;

/** The generated screens of a resource. */
export type Screen = 'list' | 'create' | 'show' | 'edit';

interface FormSection<Name extends string = string> {
  readonly label: Words;
  readonly help?: Words;
  readonly fields: readonly Name[];
}

/**
 * Who reads a list that pickers need: those with its right; whole rights of others, with whose records it is picked; or
 * every session, for a reference list of codes and labels.
 */
type ReadableBy = 'right' | 'session' | readonly string[];

/** What a developer writes of a resource: pure data, given to `defineResource`. */
export interface ResourceOptions<F extends Fields = Fields, Name extends string = Extract<keyof F, string>> {
  /** The collection's address in the API, spelled as in the contract: `TypeContrats`, `Entreprises/{entrepriseId}/contrats`. */
  readonly name: string;
  /**
   * The organisations' API has it: its operations are the contract's where `operations` does not say otherwise. Those of
   * a resource of one's own are extensions, which only the embedded API has.
   */
  readonly contract?: boolean;
  /** Where nested: the resource whose record it hangs below, and the parameter of `name` that holds its id. */
  readonly parent?: { readonly resource: string; readonly parameter: string };
  readonly label: { readonly one: Words; readonly many: Words };
  /** One sentence below the list's title. */
  readonly help?: Words;
  readonly icon?: IconName;
  /** The first half of its rights: `TYPES_CONTRATS` gives `TYPES_CONTRATS:read` and so on. */
  readonly rights: RightsName;
  /**
   * What functions (by their codes) get of its right when that is first made, beside those that give rights, who get it
   * whole: `{ CONSULTANT: ['read', 'update'] }`.
   */
  readonly grants?: Readonly<Record<string, readonly Flag[]>>;
  /** Rights, whole, that also let read it: `EXTERNES_ENTREPRISES_OPENSOME:read`. */
  readonly alsoReadableWith?: readonly string[];
  /** Rights, whole, that also let do everything with it: `PLANNING_SUPERADMIN:admin`. */
  readonly alsoManagedWith?: readonly string[];
  /** Who reads its API beyond its screens, which still ask for its right. */
  readonly readableBy?: ReadableBy;
  /**
   * Of a list that every session reads: the fields that it shows to those without its right, besides its names, order,
   * search and selection (`openFields.ts`): the colour of a slot type, which every plan draws.
   */
  readonly openFields?: readonly Name[];
  /**
   * Whether the names of its records are told to people who may not read them, where a record that they read points at
   * one: who is in charge of a company. True where absent.
   */
  readonly namesOpen?: boolean;
  /**
   * The field that holds whose record it is, a user's id: everybody has their own with no more than a session, and
   * no one sees or changes another person's. Its screens are generated only where it has a place in the menu.
   */
  readonly ownedBy?: Name;
  /** The `readOnly` reference to the user who made a record: the API writes it, whatever a writer sends. */
  readonly author?: Name;
  /** `readOnly` instants that the API writes, whatever a writer sends: when a record is made, or when a condition begins to hold. */
  readonly stamps?: Readonly<Partial<Record<Name, Stamp>>>;
  /** Who reads some of its records without its right: those that concern them. */
  readonly participants?: Participants<Name>;
  /** What each record is about, where that may be a record of one of several resources, each with rights of its own. */
  readonly target?: RecordTarget<Name>;
  /**
   * Of a resource that has owners: the field with the groups (a set of references to `Groupes`) whose members read a
   * record that is not theirs. They never change it.
   */
  readonly sharedWith?: Name;
  /**
   * Whom its records are addressed to: only they see them, whatever else they may read, and administrators of the
   * resource does. A view has the audience of what it shows.
   */
  readonly audience?: Audience<Name>;
  /**
   * Which company a record is of, and which site of it (a set of sites where it is of several): the fields that point
   * there, `id` where the record is the company or the site itself. What a nested record does not say, the one above it
   * says. A right that comes by a profile with companies reaches only records of these (`extent.ts`).
   */
  readonly scope?: { readonly company?: Name | 'id'; readonly site?: Name | 'id' };
  /**
   * Which of its records people with its right read and write, level by level: their own, those of their team. What hangs
   * below a record is read where the record is. Beside it, a right that comes by a profile reaches its companies only.
   */
  readonly rows?: RowAccess;
  /**
   * A resource whose rows each give one person one record of this one: those who may not change records see the ones
   * that are given to them, and no others.
   */
  readonly grantedBy?: { readonly resource: string; readonly record: string; readonly user: string };
  /** Some records are private: of those, everybody who may not change records reads a few fields only (`privacy.ts`). */
  readonly privacy?: Privacy<Name>;
  /** The reference to a record that may be private: what speaks of such a record is kept back with it. */
  readonly keptBackWith?: Name;
  /** Where the menu shows it; absent: not in the menu. */
  readonly menu?: { readonly group: MenuGroup; readonly order?: number };
  /** Its records cannot be commented on; otherwise every record with a page and a history of its own can. */
  readonly comments?: false;
  /** It has no generated screens: the product shows and writes its records where they belong. */
  readonly screenless?: boolean;
  /** Stored, recorded and checked like every other, without routes, screens, menu or documentation of its own. */
  readonly internal?: boolean;
  /** Of an internal resource: its writes are taken back with those beside them, by people who may write its records. */
  readonly takenBack?: boolean;
  /** The address of its list screen; from it come `/creation`, `/details/:id` and `/modification/:id`. Made from `name` where absent. */
  readonly path?: string;
  /** Screens whose address is another one: `{ edit: '/utilisateurs/edit/:id' }`. */
  readonly paths?: Partial<Readonly<Record<Screen, string>>>;
  readonly fields: F;
  /**
   * What is asked of several fields while a condition holds, said once: what was sent cannot be changed. `requiredWhen` and the like of
   * one field say the same of that one.
   */
  readonly fieldRules?: readonly FieldRule<Name>[];
  /** The fields whose texts name a record in pickers, titles and links; of a reference, the name of what it points at. */
  readonly representation: Name | readonly Name[];
  /** The image by which people recognise a record: it stands beside the name wherever the record is named. */
  readonly picture?: Name;
  /**
   * The fields in which `Search` looks; none: the list has no search. Through a reference it looks in the search fields
   * of the record that it points at (those that are its own).
   */
  readonly search?: readonly Name[];
  readonly list: {
    readonly columns: readonly Name[];
    readonly sort: { readonly field: Name | 'id'; readonly order: 'ASC' | 'DESC' };
    /** Fields to filter by; all filterable columns where absent. */
    readonly filters?: readonly Name[];
    /**
     * The collections directly below whose records a person may filter by: those with some, no or only records below of which
     * a condition holds. Only records that the person reads are asked about.
     */
    readonly filtersBelow?: readonly string[];
    /** Columns whose values are changed in their cells, by who may change them in the form: by a click, or by F2. */
    readonly editable?: readonly Name[];
    /** The same records as cards beside each other, which the person chooses. */
    readonly cards?: Cards<Name>;
    /** The same records as a board, which the person chooses. */
    readonly board?: Board<Name>;
    /** The same records on their days in months, which the person chooses. */
    readonly calendar?: Calendar<Name>;
  };
  /** Sections of forms and of the details page; one with all fields where absent. */
  readonly sections?: readonly FormSection<Name>[];
  /**
   * Its sections are steps of the form of a new record, or of every form, with a summary at the end: a step is left once it has
   * nothing to correct.
   */
  readonly wizard?: 'create' | 'always';
  readonly operations?: Partial<Operations>;
  /**
   * The field, a reference, by which its records are addressed and known below their parent: `Equipes/3/membres/12` is
   * person 12. Answers carry its value as `id`; one record cannot be there twice, and several are added at once.
   */
  readonly key?: Name;
  /** Its records are those of another collection; it has no table and is never written. */
  readonly view?: ViewOf;
  /** Its values are computed by the API when they are asked for (`server/portal/computed/`); it has no table and is never written. */
  readonly computed?: boolean;
  /** Where nested: its records are a part of the one that they hang below, and are deleted with it. */
  readonly owned?: boolean;
  /** Where nested: its tab on the details page of the record above. */
  readonly tab?: Tab;
  /** The groups of the tabs of its details page, in their order. */
  readonly tabGroups?: Readonly<Record<string, Words>>;
  readonly summary?: Summary<Name>;
  readonly plan?: RecordPlan;
  /** The fields of its postal address, as an envelope has them: a record that has one leads to a map. */
  readonly address?: readonly Name[];
  /** Further list screens, by their address. */
  readonly otherLists?: Readonly<Record<string, OtherList<Name, MenuGroup>>>;
  /** Pairs of fields of which the second is never before the first: start and end, signature and expiry. */
  readonly periods?: readonly FieldPeriod<Name>[];
  readonly parameters?: Readonly<Record<string, ListParameter<Name>>>;
  readonly links?: Readonly<Record<string, LinkParameter>>;
  readonly lookups?: Readonly<Record<string, Lookup<Name>>>;
  /** What can be done with a record besides reading and writing it; each is a button of its details page. */
  readonly actions?: Readonly<Record<string, RecordAction<Name>>>;
  /**
   * What an answer to a write says besides the record, by its value, in words that are shown after saving:
   * `{ confirmationMail: { failed: [...] } }`.
   */
  readonly notices?: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** The field that points at the record above it in the same resource; cycles are refused. */
  readonly tree?: { readonly parent: Name };
  /** Sets of fields that no two records share (a single field says `unique` itself). */
  readonly unique?: readonly (readonly Name[])[];
  /** Sets of fields that no two of the records share of which a condition holds: one open contract for each person. */
  readonly uniqueWhen?: readonly UniqueWhen<Name>[];
  /** What happens once a record is written: calls of addresses outside, mails. */
  readonly after?: readonly FollowUpOptions<Name>[];
  /** Sets of fields by which code reads its records together, the first one first: `['salarieId', 'debut']`. */
  readonly indexes?: readonly (readonly Name[])[];
  /**
   * Sets of fields that statistics read together, whatever the records hang below: the first one, a date, finds them, and
   * the index alone answers.
   */
  readonly counted?: readonly (readonly Name[])[];
}

/** A declaration with every default filled in, and with the contract's own calls: what all of the generator reads. Pure data. */
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
  };
  readonly sections: readonly FormSection[];
  readonly operations: Operations;
  readonly extracts: Readonly<Record<string, ListExtract>>;
  readonly otherLists: Readonly<Record<string, OtherList<string, MenuGroup>>>;
  readonly periods: readonly FieldPeriod[];
  /** True of keyed, single and computed collections, unless the declaration says otherwise. */
  readonly owned: boolean;
  readonly parameters: Readonly<Record<string, ListParameter>>;
  readonly links: Readonly<Record<string, LinkParameter>>;
  readonly lookups: Readonly<Record<string, Lookup>>;
  readonly actions: Readonly<Record<string, RecordAction>>;
  readonly notices: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  readonly unique: readonly (readonly string[])[];
  readonly uniqueWhen: readonly UniqueWhen[];
  readonly after: readonly FollowUp[];
  readonly indexes: readonly (readonly string[])[];
  readonly counted: readonly (readonly string[])[];
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
