export type PageState = 'all' | 'some' | 'none';

export function pageState(page: readonly number[], isSelected: (id: number) => boolean): PageState {
  const count = page.filter(isSelected).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** Ids between two rows, in either direction; only `to` if `from` is not on the page. */
export function idsBetween(page: readonly number[], from: number | undefined, to: number): readonly number[] {
  const places = [page.indexOf(from ?? to), page.indexOf(to)];
  if (places.includes(-1)) return [to];
  return page.slice(Math.min(...places), Math.max(...places) + 1);
}

export function withIds(selected: readonly number[], ids: readonly number[], isIn: boolean): readonly number[] {
  const others = selected.filter((id) => !ids.includes(id));
  return isIn ? [...others, ...ids] : others;
}
