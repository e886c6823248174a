import type { Subject } from './subject';

interface Placed extends Subject {
  /** Names of what it lies in, outermost first. */
  readonly places: readonly string[];
}

/** Subjects with labels of their own: a label that several have names the place of each; then the first one stays. */
export function toldApart(placed: readonly Placed[]): Subject[] {
  const counts = new Map<string, number>();
  for (const { label } of placed) counts.set(label, (counts.get(label) ?? 0) + 1);
  const subjects = new Map<string, Subject>();
  for (const { places, ...subject } of placed) {
    const { label } = subject;
    const isShared = (counts.get(label) ?? 0) > 1 && places.length > 0;
    const own = isShared ? `${label} (${places.join(', ')})` : label;
    if (!subjects.has(own)) subjects.set(own, { ...subject, label: own });
  }
  return [...subjects.values()];
}
