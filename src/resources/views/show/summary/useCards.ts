import { useMemo } from 'react';
import type { CollectionTab } from '../../nested/collections';
import { useScreen } from '../../ScreenContext';
import { cardsAtOnce } from './cardQuery';
import { useCardLists, type AskedCard, type CardAnswer } from './useCardLists';
import type { SummaryReading } from './useSummary';

/** A card with its collection, and its content once loaded. */
export interface ShownCard extends AskedCard, CardAnswer {
  readonly name: string;
  readonly target: CollectionTab;
}

const NOT_YET: CardAnswer = { content: undefined, error: undefined };

/** Summary cards that the person may see, from the record's summary response or else from one list each. */
export function useCards(tabs: readonly CollectionTab[], { resume, isPending }: SummaryReading): readonly ShownCard[] {
  const { schema } = useScreen();
  const cards = useMemo(
    () =>
      Object.entries(schema.summary?.cards ?? {}).flatMap(([name, card]) => {
        const target = tabs.find((tab) => tab.schema.name === card.collection);
        return target ? [{ name, card, target }] : [];
      }),
    [schema, tabs],
  );
  const lists = useCardLists(cards, cardsAtOnce(schema), !isPending && resume === undefined);
  return cards.flatMap((card, index) => {
    if (isPending) return [{ ...card, ...NOT_YET }];
    if (resume === undefined) return [{ ...card, ...(lists[index] ?? NOT_YET) }];
    const content = resume.cards[card.name];
    // The response omits cards that the person may not read.
    return content ? [{ ...card, content, error: undefined }] : [];
  });
}
