import type { QuotaLimits } from '../database/quotas/quotas';
import type { Settings } from '../settings';

export type QuotaSettings = Pick<
  Settings,
  | 'QUOTA_RECORDS'
  | 'QUOTA_FILES'
  | 'QUOTA_FILE_BYTES'
  | 'QUOTA_DAY_RECORDS'
  | 'QUOTA_DAY_FILES'
  | 'QUOTA_DAY_FILE_BYTES'
  | 'QUOTA_OWN_VIEWS'
  | 'QUOTA_OWN_PREFERENCES'
>;

export const quotaLimits = (settings: QuotaSettings): QuotaLimits => ({
  tenantRecords: settings.QUOTA_RECORDS,
  tenantFiles: settings.QUOTA_FILES,
  tenantBytes: settings.QUOTA_FILE_BYTES,
  dayRecords: settings.QUOTA_DAY_RECORDS,
  dayFiles: settings.QUOTA_DAY_FILES,
  dayBytes: settings.QUOTA_DAY_FILE_BYTES,
});
