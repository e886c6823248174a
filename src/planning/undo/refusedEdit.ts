import type { ChangeReport, RowReport } from '../../resources/changes/changes';

/** A refused gesture, with the API's message. */
export class RefusedEdit extends Error {
  override readonly name = 'RefusedEdit';

  constructor(
    message: string,
    /** Another person has changed a slot meanwhile. */
    readonly isStale: boolean,
    /** By field. */
    readonly issues: NonNullable<RowReport['issues']>,
    /** Positions in the request of slots that another person has changed or deleted. */
    readonly meanwhile: readonly number[] = [],
  ) {
    super(message);
  }
}

/** The refusal of the first refused row. */
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
