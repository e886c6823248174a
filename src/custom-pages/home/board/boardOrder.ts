import { isRouteAllowed, kindsAllowed, ruleOf, type Grants } from '../../../resources/access/access';
import type { AccessRule } from '../../../resources/language/accessRule';
import { CHANGELOGS } from '../../../resources/routes/addresses';
import { productRouteAt } from '../../../resources/routes/routeRules';
import { Entreprises } from '../../../resources/schemas/entreprises';
import { FichesIncident } from '../../../resources/schemas/incidents';
import { InformationsAdditionnelles } from '../../../resources/schemas/informationsAdditionnelles';

/** The cards of the home page, in the order of those who have not arranged them. */
const CARDS = [
  'attente',
  'informations',
  'jour',
  'incidents',
  'contrats',
  'chiffres',
  'recents',
  'nouveautes',
  'acces',
] as const;

export type CardName = (typeof CARDS)[number];

const routeRule = (path: string): AccessRule => productRouteAt(path)?.rule ?? {};

/** Who may read what a card shows; what is absent is for everybody. */
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
  incidents: ruleOf(FichesIncident, 'list'),
  chiffres: { rights: ['ENTREPRISES:read', 'DOSSIERS:read', 'FICHES_INCIDENT:read'] },
  nouveautes: routeRule(CHANGELOGS),
};

/** What comes first for a function: those who administer decide, those who support have a day and companies. */
const FIRST_OF_FUNCTION: Readonly<Record<string, readonly CardName[]>> = {
  ADMINISTRATEUR: ['attente', 'chiffres', 'informations', 'incidents', 'recents'],
  CONSULTANT: ['attente', 'jour', 'informations', 'contrats', 'recents'],
  LECTEUR: ['informations', 'recents', 'acces'],
};

const isCard = (name: string): name is CardName => CARDS.some((one) => one === name);

const unique = (names: readonly CardName[]): readonly CardName[] => [...new Set(names)];

/** The cards that a person may see. */
export const offeredCards = (held: Grants): readonly CardName[] =>
  CARDS.filter((name) =>
    // What a notice is about decides who reads it.
    name === 'informations'
      ? kindsAllowed(InformationsAdditionnelles, 'show', held).length > 0
      : isRouteAllowed(RULES[name] ?? {}, held),
  );

/** The cards of a person who has not arranged them, by what they do. */
export function defaultBoard(held: Grants): readonly CardName[] {
  const first = held.functionCodes.flatMap((code) => FIRST_OF_FUNCTION[code] ?? []);
  const offered = offeredCards(held);
  return unique([...first, ...CARDS]).filter((name) => offered.includes(name));
}

/** The cards of a stored preference (`jour;attente`), in its order; the default cards without a stored preference. */
export function boardOf(stored: string | undefined, held: Grants): readonly CardName[] {
  if (stored === undefined) return defaultBoard(held);
  const offered = offeredCards(held);
  return unique(stored.split(';').filter(isCard)).filter((name) => offered.includes(name));
}

/** A board as a preference holds it; never empty, because an empty value counts as no preference. */
export const storedBoard = (board: readonly CardName[]): string => board.join(';') || ';';

/** The board with a card one place further up (-1) or down (1). */
export function movedCard(board: readonly CardName[], name: CardName, by: -1 | 1): readonly CardName[] {
  const from = board.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= board.length) return board;
  return board.toSpliced(from, 1).toSpliced(to, 0, name);
}
