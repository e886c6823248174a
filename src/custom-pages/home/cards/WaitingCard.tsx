import Box from '@mui/material/Box';
import { useQueries } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useHeld } from '../../../layout/useHeld';
import { isRouteAllowed } from '../../../resources/access';
import type { Extension } from '../../../resources/extensions';
import { isObject } from '../../../resources/isObject';
import { productRouteAt } from '../../../resources/routes/routes';
import { useExtensions } from '../../../resources/views/ExtensionsContext';
import { useNumberFormat } from '../../../resources/views/page/useNumberFormat';
import { useCall } from '../../../resources/views/useCall';
import { CARD_LINES, CardLine } from './CardLine';
import { HomeCard } from './HomeCard';

interface Waiting {
  readonly name: 'plans' | 'months' | 'records' | 'fastt';
  /** The page where it is decided, whose rule says who sees the line. */
  readonly to: string;
  readonly extension?: Extension;
  readonly address: string;
  readonly query: Readonly<Record<string, string | number | boolean>>;
}

const MONTHS_BACK = 12;

const monthBefore = (now: Date, months: number): string => {
  const month = new Date(now.getFullYear(), now.getMonth() - months, 1);
  return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`;
};

const waitingThings = (now: Date): readonly Waiting[] => [
  {
    name: 'plans',
    to: '/demandes-modifications-plannings',
    extension: 'planning',
    address: 'demandesModificationsPlannings',
    query: { PageNumber: 1, PageSize: 1, Etat: 'EnAttente' },
  },
  {
    name: 'months',
    to: '/plannings',
    extension: 'planning',
    address: 'planning/validations',
    query: { Debut: monthBefore(now, MONTHS_BACK), Fin: monthBefore(now, -1) },
  },
  {
    name: 'records',
    to: '/demandes-modifications',
    extension: 'ownRecord',
    address: 'demandesModifications',
    query: { PageNumber: 1, PageSize: 1, Etat: 'EnAttente' },
  },
  {
    name: 'fastt',
    to: '/validation-partenaires-fastt',
    address: 'PartenairesFASTT',
    query: { PageNumber: 1, PageSize: 1, OnlyPendingValidation: true },
  },
];

/** How many things an answer holds that wait: its total, or its months that do. */
function countIn(body: unknown): number {
  if (Array.isArray(body)) return body.filter((one) => isObject(one) && one['etat'] === 'EnAttente').length;
  return isObject(body) ? Number(body['totalCount'] ?? 0) : 0;
}

/** The requests, months and partners that wait for a decision of the reader. */
export function WaitingCard() {
  const translate = useTranslate();
  const format = useNumberFormat();
  const call = useCall();
  const held = useHeld();
  const { isKnown, has } = useExtensions();
  // Planners decide on months; the people who are planned do not decide on their own.
  const decides = (to: string) => (to === '/plannings' ? '/demandes-modifications-plannings' : to);
  const things = waitingThings(new Date()).filter(
    ({ to, extension }) =>
      held && isRouteAllowed(productRouteAt(decides(to))?.rule ?? {}, held) && (!extension || has(extension)),
  );
  const answers = useQueries({
    queries: things.map(({ name, address, query }) => ({
      queryKey: ['home', 'waiting', name],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => countIn(await call(address, { query, signal })),
      retry: false,
    })),
  });
  const failed = answers.find(({ error }) => error);
  const lines = things.flatMap((thing, index) => {
    const count = answers[index]?.data ?? 0;
    return count > 0 ? [{ ...thing, count }] : [];
  });
  return (
    <HomeCard
      name="attente"
      isPending={!isKnown || answers.some(({ isPending }) => isPending)}
      error={failed?.error ?? null}
      onRetry={() => void failed?.refetch()}
      isEmpty={lines.length === 0}
    >
      <Box component="ul" sx={CARD_LINES}>
        {lines.map(({ name, to, count }) => (
          <CardLine key={name} to={to}>
            {translate(`shell.home.cards.attente.${name}`, { smart_count: count, total: format(count) })}
          </CardLine>
        ))}
      </Box>
    </HomeCard>
  );
}
