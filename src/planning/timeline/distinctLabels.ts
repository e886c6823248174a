import { abbreviate, initialOf } from './abbreviate';
import { textWidth } from './textWidth';

/** So many letters of the kind of a company tell it apart from another of the same name: `Tr.Lem.`. */
const KIND_LETTERS = [1, 2, 3, 4] as const;

/** A title whose label another one may have. */
export interface LabelledTitle {
  readonly title: string;
  /** What it would be called if no other were called so. */
  readonly label: string;
  /** The word that its label abbreviates. */
  readonly name: string;
  /** Another of its words: `Transports`. */
  readonly kind: string;
}

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** `T.Vanh.`: the beginning of the kind, then as much of the name as fits. */
function withKind({ name, kind }: LabelledTitle, letters: number, room: number): string | undefined {
  const start = `${letters === 1 ? initialOf(kind) : kind.slice(0, letters)}.`;
  const rest = kind === '' ? undefined : abbreviate(name, room - textWidth(start));
  return rest === undefined ? undefined : `${start}${rest}`;
}

/** `Vanh.2`: the last resort, for titles that differ in words without room only. */
function numbered({ name }: LabelledTitle, room: number, taken: ReadonlySet<string>): string | undefined {
  for (let number = 1; number <= taken.size + 1; number += 1) {
    const rest = abbreviate(name, room - textWidth(String(number)));
    if (rest === undefined) return undefined;
    if (!taken.has(`${rest}${number}`)) return `${rest}${number}`;
  }
  return undefined;
}

/**
 * Labels of which no two are alike, as far as there is room: companies of one name are told apart by their kind.
 * @param room pixels
 * @returns labels by title
 */
export function distinctLabels(titles: readonly LabelledTitle[], room: number): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  const keep = (title: string, label: string) => {
    labels.set(title, label);
    taken.add(label);
  };
  let unclear: readonly LabelledTitle[] = [];
  for (const group of groupsOf(titles, ({ label }) => label)) {
    taken.add(group[0]?.label ?? '');
    if (group.length === 1 || group[0]?.label === '') for (const { title, label } of group) keep(title, label);
    else unclear = [...unclear, ...group];
  }
  for (const letters of KIND_LETTERS) {
    const groups = groupsOf(unclear, (one) => withKind(one, letters, room) ?? '');
    unclear = groups.flatMap((group) => {
      const [only] = group;
      const label = only && withKind(only, letters, room);
      if (group.length > 1 || !only || label === undefined || taken.has(label)) return group;
      keep(only.title, label);
      return [];
    });
  }
  for (const one of unclear) keep(one.title, numbered(one, room, taken) ?? one.label);
  return labels;
}
