import { isRouteAllowed, kindsAllowed, ruleOf, type Grants } from '../../../resources/access/access';
import type { AccessRule } from '../../../resources/language/accessRule';
import { CHANGELOGS } from '../../../resources/routes/addresses';
import { productRouteAt } from '../../../resources/routes/routeRules';
import { Entreprises } from '../../../resources/schemas/entreprises';
import { FichesIncident } from '../../../resources/schemas/incidents';
import { InformationsAdditionnelles } from '../../../resources/schemas/notices';

/** All cards, in their default order. */
const CARDS = [
  'attente',
  'informations',
  'jour',
  'incidents',
  'contrats',
  'adherents',
  'chiffres',
  'recents',
  'nouveautes',
  'acces',
] as const;

export type CardName = (typeof CARDS)[number];

const routeRule = (path: string): AccessRule => productRouteAt(path)?.rule ?? {};

/** Access rules of cards; cards without a rule are for everyone. */
const RULES: Readonly<Partial<Record<CardName, AccessRule>>> = {
  jour: routeRule('/plannings'),
  attente: {
    rights: [
      ...(routeRule('/demandes-modifications-plannings').rights ?? []),
      ...(routeRule('/demandes-modifications').rights ?? []),
      ...(routeRule('/validation-partenaires-fastt').rights ?? []),
    ],
  },
  contrats: ruleOf(Entreprises, 'list'),
  adherents: ruleOf(Entreprises, 'list'),
  incidents: ruleOf(FichesIncident, 'list'),
  chiffres: { rights: ['ENTREPRISES:read', 'DOSSIERS:read', 'FICHES_INCIDENT:read'] },
  nouveautes: routeRule(CHANGELOGS),
};

/** Cards shown first per function: administrators decide requests, consultants have companies; their own
 * days come directly after what waits for them. */
const FIRST_OF_FUNCTION: Readonly<Record<string, readonly CardName[]>> = {
  ADMINISTRATEUR: ['attente', 'jour', 'chiffres', 'informations', 'incidents', 'recents'],
  CONSULTANT: ['attente', 'jour', 'informations', 'contrats', 'recents'],
  LECTEUR: ['informations', 'adherents', 'acces', 'recents'],
};

/** Cards that others choose for themselves: who has tasks begins with those. */
const ON_REQUEST: readonly CardName[] = ['adherents'];

const isCard = (name: string): name is CardName => CARDS.some((one) => one === name);

const unique = (names: readonly CardName[]): readonly CardName[] => [...new Set(names)];

export const offeredCards = (held: Grants): readonly CardName[] =>
  CARDS.filter((name) =>
    // Access to notices depends on their kinds of targets.
    name === 'informations'
      ? kindsAllowed(InformationsAdditionnelles, 'show', held).length > 0
      : isRouteAllowed(RULES[name] ?? {}, held),
  );

/** The default cards of a person, by their functions. */
export function defaultBoard(held: Grants): readonly CardName[] {
  const first = held.functionCodes.flatMap((code) => FIRST_OF_FUNCTION[code] ?? []);
  const offered = offeredCards(held);
  const usual = CARDS.filter((name) => !ON_REQUEST.includes(name));
  return unique([...first, ...usual]).filter((name) => offered.includes(name));
}

/** Parses the stored preference (`jour;attente`); defaults if there is no preference. */
export function boardOf(stored: string | undefined, held: Grants): readonly CardName[] {
  if (stored === undefined) return defaultBoard(held);
  const offered = offeredCards(held);
  return unique(stored.split(';').filter(isCard)).filter((name) => offered.includes(name));
}

/** Serialises a board; never empty, because an empty value counts as no preference. */
export const storedBoard = (board: readonly CardName[]): string => board.join(';') || ';';

/** Moves a card one place up (-1) or down (1). */
export function movedCard(board: readonly CardName[], name: CardName, by: -1 | 1): readonly CardName[] {
  const from = board.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= board.length) return board;
  return board.toSpliced(from, 1).toSpliced(to, 0, name);
}
