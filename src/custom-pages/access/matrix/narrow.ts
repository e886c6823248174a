import { foldText } from '../../../resources/common/foldText';

/** Filters items whose code or label contains every word, ignoring case and accents. */
export function narrow<Item extends { readonly code: string; readonly libelle: string }>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter(({ code, libelle }) => {
    const text = foldText(`${code} ${libelle}`);
    return words.every((word) => text.includes(word));
  });
}
