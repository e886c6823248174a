/** What is used of a quota, as `GET /usage` tells it. */
export interface UsageItem {
  readonly quota:
    | 'tenantRecords'
    | 'tenantFiles'
    | 'tenantBytes'
    | 'dayRecords'
    | 'dayFiles'
    | 'dayBytes'
    | 'ownViews'
    | 'ownPreferences';
  readonly used: number;
  /** 0 for no limit. */
  readonly limit: number;
  /** The share of the limit, in per cent, at which people are warned and that is reached; 0 below all of them. */
  readonly warning: number;
}

const isList = (value: unknown): value is readonly UsageItem[] => Array.isArray(value);

/** What a person is shown of an answer: the organisation's limits, and their own where they are near. */
export function shownItems(body: unknown): readonly UsageItem[] {
  if (typeof body !== 'object' || body === null) return [];
  const { own, tenant } = body as Readonly<Record<string, unknown>>;
  const near = isList(own) ? own.filter(({ warning }) => warning > 0) : [];
  const whole = isList(tenant) ? tenant.filter(({ limit }) => limit > 0) : [];
  return [...near, ...whole];
}
