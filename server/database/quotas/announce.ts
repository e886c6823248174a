import { channel } from 'node:diagnostics_channel';
import { TENANT_QUOTAS, warningShare, type Amounts, type Quota, type QuotaLimits } from './quotas';

export interface QuotaNotice {
  readonly schema: string;
  readonly quota: Quota;
  /** Percent of the limit. */
  readonly share: number;
  readonly used: number;
  readonly limit: number;
}

const notices = channel('socle.quotas');

/** Subscribes to notices of this process. @returns a function that unsubscribes */
export function onQuotaNotice(listener: (notice: QuotaNotice) => void): () => void {
  const listen = (message: unknown) => listener(message as QuotaNotice);
  notices.subscribe(listen);
  return () => void notices.unsubscribe(listen);
}

type TenantAmounts = Pick<Amounts, (typeof TENANT_QUOTAS)[number]>;

/** Notifies of each warning share passed between two states, so that only the write that passes it does. */
export function announceShares(schema: string, before: TenantAmounts, after: TenantAmounts, limits: QuotaLimits): void {
  for (const quota of TENANT_QUOTAS) {
    const limit = limits[quota];
    const used = after[quota];
    const share = warningShare(used, limit);
    if (share > warningShare(before[quota], limit))
      notices.publish({ schema, quota, share, used, limit } satisfies QuotaNotice);
  }
}
