/** Limits of a tenant as a whole, and of one caller's writes per calendar day of the database's clock. */
export const QUOTAS = ['tenantRecords', 'tenantFiles', 'tenantBytes', 'dayRecords', 'dayFiles', 'dayBytes'] as const;

export type Quota = (typeof QUOTAS)[number];

export type Amounts = Readonly<Record<Quota, number>>;

/** Maximum of each; 0 for no limit. */
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

/** The quotas that operators are notified about. */
export const TENANT_QUOTAS = ['tenantRecords', 'tenantFiles', 'tenantBytes'] as const satisfies readonly Quota[];

export const DAY_QUOTAS = ['dayRecords', 'dayFiles', 'dayBytes'] as const satisfies readonly Quota[];

/** Percentages of a limit at which a warning is issued. */
export const WARNING_SHARES = [80, 95] as const;

/** The highest share reached; 0 if none is, or there is no limit. */
export const warningShare = (used: number, limit: number): number =>
  limit === 0 ? 0 : Math.max(0, ...WARNING_SHARES.filter((share) => used * 100 >= limit * share));

/** The first quota that an addition would exceed. Above a lowered limit, records can still be changed and deleted. */
export const passedQuota = (
  used: Amounts,
  added: Amounts,
  limits: QuotaLimits,
  quotas: readonly Quota[] = QUOTAS,
): Quota | undefined =>
  quotas.find((quota) => limits[quota] > 0 && added[quota] > 0 && used[quota] + added[quota] > limits[quota]);
