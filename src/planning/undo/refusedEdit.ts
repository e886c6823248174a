import type { ChangeReport, RowReport } from '../../resources/changes/changes';

/** Why a gesture was refused, in the API's words. */
export class RefusedEdit extends Error {
  override readonly name = 'RefusedEdit';

  constructor(
    message: string,
    /** Another person has changed a slot meanwhile. */
    readonly isStale: boolean,
    /** What is wrong, by field. */
    readonly issues: NonNullable<RowReport['issues']>,
    /** The places, among what was asked for, of slots that another person has changed or deleted. */
    readonly meanwhile: readonly number[] = [],
  ) {
    super(message);
  }
}

/** The refusal that a report holds: the first refused row's. */
export function refusalIn({ rows }: Pick<ChangeReport, 'rows'>): RefusedEdit {
  const row = rows.find(({ status }) => status === 'refused');
  const meanwhile = rows.flatMap(({ status, reason, index }) =>
    status === 'refused' && (reason === 'stale' || reason === 'notFound') ? [index] : [],
  );
  return new RefusedEdit(
    row?.message ?? 'planning.edits.failed',
    row?.reason === 'stale',
    row?.issues ?? {},
    meanwhile,
  );
}
