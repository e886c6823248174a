import { useTranslate } from 'ra-core';
import type { Inbox, WaitingKind } from '../../portal/inbox';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';

export const WAITING_PAGE: Readonly<Record<WaitingKind, string>> = {
  plans: '/demandes-modifications-plannings',
  months: '/plannings',
  records: '/demandes-modifications',
  fastt: '/validation-partenaires-fastt',
  incidents: '/fiches-incident',
  contracts: '/home',
};

/** Where the items are decided; months to validate open their dialog at the earliest one. */
export const waitingAddress = (kind: WaitingKind, { oldestMonth }: Pick<Inbox, 'oldestMonth'>): string =>
  kind === 'months' && oldestMonth
    ? `${WAITING_PAGE.months}?date=${oldestMonth}-01&mois=${oldestMonth}`
    : WAITING_PAGE[kind];

/** Describes a count: `3 demandes de planning`. */
export function useWaitingWords(): (kind: WaitingKind, count: number) => string {
  const translate = useTranslate();
  const format = useNumberFormat();
  return (kind, count) => translate(`shell.inbox.kinds.${kind}`, { smart_count: count, total: format(count) });
}
