import type { QuotaNotice } from '../database/quotas/announce';
import { TENANT_QUOTAS, warningShare } from '../database/quotas/quotas';
import type { Usage } from '../database/quotas/usage';

interface Log {
  warn(details: object, message: string): void;
}

export const warnOfQuota = (log: Log, notice: QuotaNotice): void =>
  log.warn({ ...notice }, `${notice.share} % of a quota is used`);

export function warnOfUsage(log: Log, schema: string, { used, limits }: Usage): void {
  for (const quota of TENANT_QUOTAS) {
    const share = warningShare(used[quota], limits[quota]);
    if (share > 0) warnOfQuota(log, { schema, quota, share, used: used[quota], limit: limits[quota] });
  }
}
