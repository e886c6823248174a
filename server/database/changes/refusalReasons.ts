/**
 * Why a save is refused. Where each reason is decided, and how it reaches the person:
 *
 * - `invalid`: values by `src/resources/fields/<kind>/kind.ts` (`parse`), whole records by
 *   `src/resources/records/recordIssues.ts`, in the browser as in the API; the rest by `create.ts`, `update.ts`
 *   and `remove.ts` beside this file.
 * - `duplicate`, `referenced`: `constraintRefusals.ts`, `references.ts`; `stale`, `notFound`: `update.ts`.
 * - `forbidden`, `reservedField`, `givesRights` and the like: `permits.ts`, `limits.ts`, `rowRules.ts`.
 * - `lastAdministrator`: `server/identity/accounts`, run by `guards.ts`; `quotaReached`: `server/database/quotas`.
 *
 * `server/http/resources/problemOfRefusal.ts` makes it an answer, `src/dataProvider` an error, and
 * `src/resources/views/form/formRefusal.ts` places it at the fields. Words: `src/i18n/messages/<language>/problems.ts`
 * for the reasons, `validation.ts` for the issues.
 */
export type RefusalReason =
  | 'invalid'
  | 'forbidden'
  | 'notOffered'
  | 'notFound'
  | 'duplicate'
  | 'referenced'
  | 'stale'
  | 'cycle'
  | 'lastAdministrator'
  | 'protectedAccount'
  | 'reservedDecision'
  | 'reservedField'
  | 'givesRights'
  | 'quotaReached'
  | 'dependsOnRefused';
