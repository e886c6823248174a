/**
 * Why a save is refused. Where each reason is decided:
 *
 * - `invalid`: values by `src/resources/fields/<kind>/kind.ts` (`parse`), whole records by
 *   `src/resources/records/recordIssues.ts` (`refusedWhen` with words of the declaration), in the browser as in the
 *   API; fields that no longer change by `update.ts`, references by `references.ts`, a portal's own rules by
 *   `server/hooks/beforeWrite.ts`.
 * - `duplicate`: `constraintRefusals.ts`; `referenced`: `remove.ts`; `stale`, `notFound`, `cycle`: `update.ts`.
 * - `notOffered`, `forbidden`: the writer's rights, `server/http/changes/reading.ts`; limited to certain records:
 *   `limits.ts` beside this file.
 * - `reservedField`: `server/http/resources/reservedValues.ts`, `server/portal/access/reservedFieldRule.ts`.
 * - `givesRights`, `reservedDecision`: `server/portal/access`; `protectedAccount`, `lastAdministrator`:
 *   `server/identity/accounts`; run by `permits.ts`, `rowRules.ts` and `guards.ts`.
 * - `quotaReached`: `server/database/quotas`; `dependsOnRefused`: `handles.ts`, `following.ts`.
 *
 * `server/http/resources/problemOfRefusal.ts` makes it an answer (`notFound` of a record is `unknownRecord` there),
 * `src/dataProvider` an error, and `src/resources/views/form/formRefusal.ts` places it at the fields. Words:
 * `src/i18n/messages/<language>/problems.ts` for the reasons, `validation.ts` for the issues. Errors of the protocol,
 * which no change set decides, are in `server/http/problem.ts`.
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
