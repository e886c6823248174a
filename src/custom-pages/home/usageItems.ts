/** A quota in the answer of `GET /usage`. */
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
  /** The highest warning threshold reached, in per cent of the limit; 0 below all thresholds. */
  readonly warning: number;
}

const isList = (value: unknown): value is readonly UsageItem[] => Array.isArray(value);

/** The quotas to show: the organisation's, and the person's own if they are close to the limit. */
export function shownItems(body: unknown): readonly UsageItem[] {
  if (typeof body !== 'object' || body === null) return [];
  const { own, tenant } = body as Readonly<Record<string, unknown>>;
  const near = isList(own) ? own.filter(({ warning }) => warning > 0) : [];
  const whole = isList(tenant) ? tenant.filter(({ limit }) => limit > 0) : [];
  return [...near, ...whole];
}
