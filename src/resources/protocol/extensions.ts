/**
 * What the embedded API does beyond the contract (docs/extensions.md says how). `GET /extensions` answers
 * `{ "extensions": [names] }`; a 404 means none, and the front end does without.
 */
export const EXTENSIONS = [
  /** `GET /{collection}/{id}` where the contract has only a list; create, update and delete where it has only reading. */
  'records',
  /** `GET /{collection}?ids=1,2,3` answers these records (at most 200), in this order, as an array. */
  'manyIds',
  /** PageNumber, PageSize, Search, OrderBy, OrderByDescending on every list; a list that was an array is then `{ items, totalCount }`. */
  'pagedLists',
  /** `Filter=<condition as JSON>` on every list (`condition.ts`). */
  'filters',
  /** `ETag` on a record, and `If-Match` on PUT and DELETE: 412 when it has changed meanwhile. */
  'versions',
  /** `GET /Identities`: the people whose rights are administered, page by page. */
  'identityList',
  /** `POST /access/preview` and `/access/apply`: the matrix of functions and rights as one change set. */
  'accessMatrix',
  /** `GET /access/why`: why a person may open a screen or call an operation, or may not. */
  'accessWhy',
  /** `POST` and `DELETE /access/view-as`, and the header `X-View-As`. */
  'viewAs',
  /** `POST /askResetPassword {email}`; `confirmationMail` in the answer to a user who was written (server/identity/lifecycle). */
  'accountMails',
  /** `GET {record}/resume`: the counts of the collections below a record and the cards of its summary, in one answer. */
  'summaries',
  /** `GET /MyProfile/photo/{fileId}`: the caller's picture, at `photo` followed by `sasToken` of `GET /MyProfile`. */
  'ownPhoto',
  /** Lists as JSON lines (`Accept: application/x-ndjson`): every record of one moment, in one answer. */
  'listLines',
  /** `POST /changeSets`: many writes previewed, applied or taken back as one (`changes.ts`). */
  'changes',
  /** `GET /changeSets`, `GET /history`, `GET /recycleBin`: who changed what and when. */
  'history',
  /** `GET` and `POST /comments`: what colleagues say of a record, and whom they name there. */
  'comments',
  /** The collection `Vues`: named views of lists, one's own and shared ones. */
  'savedViews',
  /** The calls below `/planning`, and all modification requests at once (docs/extensions.md). */
  'planning',
  /** `GET /MyProfile/fiche`: one's own record; `GET /demandesModifications`: everybody's modification requests. */
  'ownRecord',
  /** `GET /Trombinoscope/pdf`: the staff directory as a document. */
  'directoryPdf',
  /** `GET /MyApplications`: the sub-applications that the caller may open, with their addresses. */
  'applications',
  /** The calls below `/statistiques`: declared statistics, their figures and the records behind them. */
  'statistics',
  /** `GET /Avis/moyennes` and `GET /Humeur/equipes`: averages of opinions by month, and of moods by team and week. */
  'feedback',
  /** `GET /accueil/contrats`: what the cards of the home page show that no list answers. */
  'home',
  /** `GET /usage`: what is used of the quotas, one's own and (administrators) the tenant's. */
  'usage',
  /** `GET /MySession`: extensions, rights, profile, preferences, applications and counters in one answer. */
  'session',
  /** `PUT` and `DELETE /FichesIncident/{id}/suivi`: following an incident, or no longer. */
  'incidents',
  /** `GET /recherche`: one search of all that the caller may read, ranked, with typing errors forgiven. */
  'globalSearch',
  /** `GET /noms?Collection=&ids=`: the names of records that those which the caller reads point at. */
  'names',
  /** `GET /MyInbox`: what waits for the caller's decision, and the answers to their own requests. */
  'inbox',
  /** `POST /access/requests`: asks the people who give rights, by mail, for access to a page. */
  'accessRequests',
  /** `GET /planning/creneaux`: the slots of a stretch of time as a reading, under the digest of its content. */
  'slotReading',
  /** `GET /live`: a stream of the changes that the caller may read, as they happen. */
  'live',
  /** `GET /outbox`: the log of what follows writes, delivering again, and the key that signs webhooks. */
  'outbox',
  /** `GET /explorer`: the tables, indexes, sizes and operations behind declared resources, and behind a declaration that is tried. */
  'explorer',
  /** `GET /pages/{page}` and below: the figures of declared pages, and the records behind them. */
  'pages',
] as const;

export type Extension = (typeof EXTENSIONS)[number];
