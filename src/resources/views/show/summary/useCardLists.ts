import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { SummaryCard } from '../../../language/nesting';
import type { CardContent } from '../../../protocol/recordCalls';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { ScreenTarget } from '../../ScreenContext';
import { cardQuery } from './cardQuery';

export interface AskedCard {
  readonly card: SummaryCard;
  readonly target: ScreenTarget;
}

export interface CardAnswer {
  readonly content: CardContent | undefined;
  readonly error: unknown;
}

/** Fetches each card as a list; `atOnce` in parallel, then the others. */
export function useCardLists(cards: readonly AskedCard[], atOnce: number, enabled: boolean): readonly CardAnswer[] {
  const dataProvider = useDataProvider();
  const asked = useMemo(
    () => cards.map(({ card, target }) => ({ address: target.address, query: cardQuery(card, new Date()) })),
    [cards],
  );
  const options = (from: number, to: number | undefined, isTime: boolean) => ({
    queries: asked.slice(from, to).map(({ address, query }) => ({
      queryKey: [address, 'card', query],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<CardContent> => {
        const { data, total } = await dataProvider.getList<AnyRecord>(address, { ...query, signal });
        return { items: data, totalCount: total ?? data.length };
      },
      enabled: isTime,
      retry: false,
      refetchOnWindowFocus: false,
    })),
  });
  const first = useQueries(options(0, atOnce, enabled));
  const others = useQueries(options(atOnce, undefined, enabled && first.every(({ isPending }) => !isPending)));
  return [...first, ...others].map(({ data, error }) => ({ content: data, error }));
}
