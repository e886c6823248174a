/** What a tenant has as a whole, and what one of its callers writes on a calendar day of the database's clock. */
export const QUOTAS = ['tenantRecords', 'tenantFiles', 'tenantBytes', 'dayRecords', 'dayFiles', 'dayBytes'] as const;

export type Quota = (typeof QUOTAS)[number];

/** An amount for each quota. */
export type Amounts = Readonly<Record<Quota, number>>;

/** The most of each; 0 for no limit. */
export type QuotaLimits = Amounts;

export const NOTHING: Amounts = {
  tenantRecords: 0,
  tenantFiles: 0,
  tenantBytes: 0,
  dayRecords: 0,
  dayFiles: 0,
  dayBytes: 0,
};

const combine = (a: Amounts, b: Amounts, sign: 1 | -1): Amounts => ({
  tenantRecords: a.tenantRecords + sign * b.tenantRecords,
  tenantFiles: a.tenantFiles + sign * b.tenantFiles,
  tenantBytes: a.tenantBytes + sign * b.tenantBytes,
  dayRecords: a.dayRecords + sign * b.dayRecords,
  dayFiles: a.dayFiles + sign * b.dayFiles,
  dayBytes: a.dayBytes + sign * b.dayBytes,
});

export const plus = (a: Amounts, b: Amounts): Amounts => combine(a, b, 1);

export const minus = (a: Amounts, b: Amounts): Amounts => combine(a, b, -1);

/** The quotas of a tenant that an operator hears of. */
export const TENANT_QUOTAS = ['tenantRecords', 'tenantFiles', 'tenantBytes'] as const satisfies readonly Quota[];

/** The quotas of a person's day. */
export const DAY_QUOTAS = ['dayRecords', 'dayFiles', 'dayBytes'] as const satisfies readonly Quota[];

/** Shares of a limit, in per cent, at which people are told that it comes near. */
export const WARNING_SHARES = [80, 95] as const;

/** The highest of these shares that is reached; 0 below all of them, and where there is no limit. */
export const warningShare = (used: number, limit: number): number =>
  limit === 0 ? 0 : Math.max(0, ...WARNING_SHARES.filter((share) => used * 100 >= limit * share));

/**
 * The first quota that an addition would pass. What takes nothing of a quota is never refused for it, also where it is
 * passed already: with a lowered limit, records are still changed and deleted.
 */
export const passedQuota = (
  used: Amounts,
  added: Amounts,
  limits: QuotaLimits,
  quotas: readonly Quota[] = QUOTAS,
): Quota | undefined =>
  quotas.find((quota) => limits[quota] > 0 && added[quota] > 0 && used[quota] + added[quota] > limits[quota]);
