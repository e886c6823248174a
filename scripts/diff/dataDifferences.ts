import { isObject } from '../../src/resources/common/isObject';
import { isEqual, pairs, quotedList, type Data } from './changes';

export interface DataDifference {
  readonly path: string;
  readonly text: string;
  readonly is: 'added' | 'removed' | 'changed';
}

const LONGEST = 120;

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};

/** Matches an enumeration's options by value, whatever their labels. */
const named = (list: readonly unknown[]): Data | undefined =>
  list.length > 0 && list.every((one) => isObject(one) && typeof one['value'] === 'string')
    ? Object.fromEntries(list.map((one) => [String((one as Data)['value']), one]))
    : undefined;

function listDifference(path: string, before: readonly unknown[], after: readonly unknown[]): DataDifference {
  const texts = (list: readonly unknown[]) => list.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  const gone = texts(before).filter((one) => !texts(after).includes(one));
  const come = texts(after).filter((one) => !texts(before).includes(one));
  const parts = [
    ...(gone.length > 0 ? [`sans ${quotedList(gone)}`] : []),
    ...(come.length > 0 ? [`avec ${quotedList(come)}`] : []),
  ];
  const is = gone.length === 0 ? 'added' : come.length === 0 ? 'removed' : 'changed';
  return parts.length > 0 ? { path, text: parts.join(', '), is } : { path, text: 'autre ordre', is: 'changed' };
}

/** Compares plain data by dotted paths. */
export function dataDifferences(path: string, before: unknown, after: unknown): readonly DataDifference[] {
  if (isEqual(before, after)) return [];
  if (before === undefined) return [{ path, text: short(after), is: 'added' }];
  if (after === undefined) return [{ path, text: `retiré (${short(before)})`, is: 'removed' }];
  if (Array.isArray(before) && Array.isArray(after)) {
    const [one, other] = [named(before), named(after)];
    return one && other ? dataDifferences(path, one, other) : [listDifference(path, before, after)];
  }
  if (!isObject(before) || !isObject(after))
    return [{ path, text: `${short(before)} → ${short(after)}`, is: 'changed' }];
  const { removed, added, kept } = pairs(before, after);
  const at = (name: string) => [path, name].filter(Boolean).join('.');
  return [
    ...removed.flatMap(([name, value]) => dataDifferences(at(name), value, undefined)),
    ...added.flatMap(([name, value]) => dataDifferences(at(name), undefined, value)),
    ...kept.flatMap(([name, one, other]) => dataDifferences(at(name), one, other)),
  ];
}
