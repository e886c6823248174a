/**
 * Features of the embedded API beyond the contract (docs/extensions.md). `GET /extensions` returns `{
 * "extensions": [names] }`; a 404 means none, and the front end works without them.
 */
export const EXTENSIONS = [
  /**
   * `GET /{collection}/{id}` for collections that the contract only lists; create, update and delete for
   * those that it only reads.
   */
  'records',
  /** `GET /{collection}?ids=1,2,3` returns these records (at most 200) in this order, as an array. */
  'manyIds',
  /**
   * PageNumber, PageSize, Search, OrderBy, OrderByDescending on every list; array responses become `{ items,
   * totalCount }`.
   */
  'pagedLists',
  /** `GroupBy=<field>` on every list: records with equal values stand together, `OrderBy` orders them within. */
  'groupedLists',
  /** `Filter=<condition as JSON>` on every list (`condition.ts`). */
  'filters',
  /** `ETag` on records, and `If-Match` on PUT and DELETE: 412 if the record changed meanwhile. */
  'versions',
  /** `GET /Identities`: paged list of the people whose rights are administered. */
  'identityList',
  /** `POST /access/preview` and `/access/apply`: the matrix of functions and rights as one change set. */
  'accessMatrix',
  /** `GET /access/why`: explains why a person may or may not open a screen or call an operation. */
  'accessWhy',
  'viewAs',
  /**
   * `POST /askResetPassword {email}`; `confirmationMail` in the response to a write of a user
   * (server/identity/lifecycle).
   */
  'accountMails',
  /** `GET {record}/resume`: counts of child collections and cards of the summary, in one response. */
  'summaries',
  /** `GET /MyProfile/photo/{fileId}`: the caller's picture, at `photo` followed by `sasToken` of `GET /MyProfile`. */
  'ownPhoto',
  /** `GET /{collection}/departements`: how many records of a list that declares a map are in each French department. */
  'departments',
  /** Lists as JSON lines (`Accept: application/x-ndjson`): all records of one snapshot in one response. */
  'listLines',
  /** `POST /changeSets`: previews, applies or reverts many writes as one (`changes.ts`). */
  'changes',
  /** `GET /changeSets`, `GET /history`, `GET /recycleBin`: who changed what, and when. */
  'history',
  /** `GET` and `POST /comments`: comments on records, with mentions. */
  'comments',
  /** The collection `Vues`: saved views of lists, own and shared ones. */
  'savedViews',
  /** Calls below `/planning`, and the list of all modification requests (docs/extensions.md). */
  'planning',
  /**
   * `GET /MyProfile/fiche`: the caller's own record; `GET /demandesModifications`: all people's modification requests.
   */
  'ownRecord',
  /** `GET /Trombinoscope/pdf`: the staff directory as PDF. */
  'directoryPdf',
  'applications',
  /** Calls below `/statistiques`: declared statistics, their figures and the records behind them. */
  'statistics',
  /** `GET /Avis/moyennes` and `GET /Humeur/equipes`: averages of opinions by month, and of moods by team and week. */
  'feedback',
  /** `GET /accueil/contrats`: data of home page cards that no list provides. */
  'home',
  /** `GET /usage`: used quotas, the caller's own and (for administrators) the tenant's. */
  'usage',
  /** `GET /MySession`: extensions, rights, profile, preferences, applications and counters in one response. */
  'session',
  /** `PUT` and `DELETE /FichesIncident/{id}/suivi`: follow and unfollow an incident. */
  'incidents',
  /** `GET /recherche`: ranked search of everything the caller may read, tolerant of typing errors. */
  'globalSearch',
  /** `GET /noms?Collection=&ids=`: names of records referenced by those that the caller reads. */
  'names',
  /** `GET /MyInbox`: pending decisions of the caller, and replies to their own requests. */
  'inbox',
  /** `POST /access/requests`: asks by mail for access to a page. */
  'accessRequests',
  /** `GET /planning/creneaux`: slots of a time range, with an ETag by content. */
  'slotReading',
  /** `GET /live`: stream of changes that the caller may read. */
  'live',
  /** `GET /outbox`: log of follow-ups, redelivery, and the signing key of webhooks. */
  'outbox',
  /**
   * `GET /explorer`: tables, indexes, sizes and operations behind declared resources, and behind a draft declaration.
   */
  'explorer',
  /** `GET /pages/{page}` and below: figures of declared pages, and the records behind them. */
  'pages',
] as const;

export type Extension = (typeof EXTENSIONS)[number];
