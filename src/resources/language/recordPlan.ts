import type { Condition } from './condition';

/** The plan of each record of a resource: the details page links to it and shows its next slots. */
export interface RecordPlan {
  /** Resource of the slots, found with `POST {resource}/search`. */
  readonly resource: string;
  /** Field of the slots that refers to the record: `entrepriseId`. */
  readonly of: string;
  /** Fields of a slot shown beside its time, such as the person and the subject. */
  readonly columns: readonly string[];
  /** Which slots are still to come: the summary of a record counts them, so that the page reserves their room. */
  readonly coming?: Condition;
  /** Which slots belong to every record's plan. */
  readonly everybody?: Condition;
  /** Page of plans, and the parameter that selects the record: `adherents`. */
  readonly page: string;
  readonly parameter: string;
  /** The records are people, who may read their own plan with the right to the page. */
  readonly own?: true;
}

/** Address of a record's plan. @param day initial day, `2026-11-22`; today by default */
export function recordPlanAddress(
  { page, parameter }: Pick<RecordPlan, 'page' | 'parameter'>,
  id: number,
  day?: string,
): string {
  const query = new URLSearchParams({ [parameter]: String(id), ...(day !== undefined && { date: day }) });
  return `${page}?${query.toString()}`;
}
