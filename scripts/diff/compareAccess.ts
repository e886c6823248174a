import type { AccessRule } from '../../src/resources/language/accessRule';
import { inArea, isEqual, pairs, quotedList, without, type Change } from './changes';

interface Opening {
  readonly text: string;
  readonly breaking: boolean;
}

function anyChanges(before: readonly string[] | undefined, after: readonly string[] | undefined): readonly Opening[] {
  if (isEqual(before, after)) return [];
  if (!before) return [{ text: `demande ${quotedList(after ?? [])}, et rien avant`, breaking: true }];
  if (!after) return [{ text: `ne demande plus ${quotedList(before)}`, breaking: false }];
  const [closed, opened] = [without(before, after), without(after, before)];
  return [
    ...(closed.length > 0 ? [{ text: `n’est plus ouvert par ${quotedList(closed)}`, breaking: true }] : []),
    ...(opened.length > 0 ? [{ text: `est ouvert aussi par ${quotedList(opened)}`, breaking: false }] : []),
  ];
}

const LEVELS = ['anonymous', 'session'];
const LEVEL_WORDS = ['ouvert sans session', 'ouvert à toute session', 'un droit'];

/** Compares the access that operations require: `anonymous`, `session`, or `A:read | A:admin`. */
export function operationAccessChanges(before = '', after = ''): readonly Opening[] {
  const level = (text: string) => (LEVELS.indexOf(text) < 0 ? LEVELS.length : LEVELS.indexOf(text));
  const [one, other] = [level(before), level(after)];
  const rights = (text: string) => text.split(' | ');
  if (one === other) return one < LEVELS.length ? [] : anyChanges(rights(before), rights(after));
  const words = other === LEVELS.length ? `demande ${quotedList(rights(after))}` : `est ${LEVEL_WORDS[other] ?? ''}`;
  return [
    { text: `${words} (avant : ${one === LEVELS.length ? before : (LEVEL_WORDS[one] ?? '')})`, breaking: other > one },
  ];
}

function ruleChanges(before: AccessRule, after: AccessRule): readonly Opening[] {
  const excluded = (['notFonctions', 'notRights'] as const).filter((name) => !isEqual(before[name], after[name]));
  return [
    ...anyChanges(before.rights, after.rights),
    ...anyChanges(before.fonctions, after.fonctions),
    ...excluded.map((name) => ({
      text: `${name} : ${JSON.stringify(before[name] ?? [])} → ${JSON.stringify(after[name] ?? [])}`,
      breaking: after[name] !== undefined,
    })),
  ];
}

type Rules = Readonly<Record<string, AccessRule>>;

/** Compares the browser's addresses and who may open them. */
export function compareScreens(before: Rules, after: Rules): readonly Change[] {
  const screen = inArea('screens');
  const { removed, added, kept } = pairs(before, after);
  return [
    ...removed.map(([where]) => screen({ where, text: 'écran supprimé', breaking: true })),
    ...added.map(([where]) => screen({ where, text: 'écran ajouté', breaking: false })),
    ...kept.flatMap(([where, one, other]) =>
      ruleChanges(one, other).map((change) => inArea('rights')({ where, ...change })),
    ),
  ];
}

export function compareRights(before: readonly string[], after: readonly string[]): readonly Change[] {
  const right = inArea('rights');
  return [
    ...without(before, after).map((where) => right({ where, text: 'droit supprimé', breaking: true })),
    ...without(after, before).map((where) => right({ where, text: 'droit ajouté', breaking: false })),
  ];
}
