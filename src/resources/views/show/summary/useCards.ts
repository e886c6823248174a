import { useMemo } from 'react';
import type { CollectionTab } from '../../nested/collections';
import { useScreen } from '../../ScreenContext';
import { cardsAtOnce } from './cardQuery';
import { useCardLists, type AskedCard, type CardAnswer } from './useCardLists';
import type { SummaryReading } from './useSummary';

/** A card with the collection that it is about, and what it shows once that is known. */
export interface ShownCard extends AskedCard, CardAnswer {
  readonly name: string;
  readonly target: CollectionTab;
}

const NOT_YET: CardAnswer = { content: undefined, error: undefined };

/** The cards of the summary that this person may see: from the record's resume, else from a list for each. */
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
    // What the answer leaves out, this person may not read.
    return content ? [{ ...card, content, error: undefined }] : [];
  });
}
