/** The plan that each record of a resource has: its details page leads to it, and shows what is next in it. */
export interface RecordPlan {
  /** The resource whose records the plan is made of; `POST {resource}/search` finds them. */
  readonly resource: string;
  /** The field of theirs that points at the record: `entrepriseId`. */
  readonly of: string;
  /** The fields of theirs that say, beside the time, what is next: who comes, and for what. */
  readonly columns: readonly string[];
  /** The page of plans, and the parameter by which it shows the record's alone: `adherents`. */
  readonly page: string;
  readonly parameter: string;
  /** The records are people: each reads their own plan with the right to the page alone. */
  readonly own?: true;
}

/** The address of a record's plan. @param day `2026-11-22`: the day that it is opened at; today where absent */
export function recordPlanAddress(
  { page, parameter }: Pick<RecordPlan, 'page' | 'parameter'>,
  id: number,
  day?: string,
): string {
  const query = new URLSearchParams({ [parameter]: String(id), ...(day !== undefined && { date: day }) });
  return `${page}?${query.toString()}`;
}
