import type { MonthValidation } from '../core/planningAnswers';

export type MonthState = MonthValidation['etat'];

/** Who looks at months. */
export interface MonthRole {
  readonly isPlanner: boolean;
  /** May take back what is validated. */
  readonly isSuper: boolean;
}

/** What can be done with a month: its word, and the state that it leads to. */
export interface MonthStep {
  readonly name: 'validate' | 'refuse' | 'takeBack' | 'ask';
  readonly etat: MonthState;
}

const VALIDATE = { name: 'validate', etat: 'Acceptee' } as const;
const REFUSE = { name: 'refuse', etat: 'Refusee' } as const;
const TAKE_BACK = { name: 'takeBack', etat: 'EnAttente' } as const;
const ASK = { name: 'ask', etat: 'EnAttente' } as const;

/** The decisions that are offered for a month of unknown state: the API refuses what is wrong. */
const blindSteps = ({ isPlanner, isSuper }: MonthRole): readonly MonthStep[] =>
  isPlanner ? [...(isSuper ? [TAKE_BACK] : []), REFUSE, VALIDATE] : [ASK];

/**
 * What a person may do with a month in a state.
 *
 * @param state undefined: its validation was not asked for or, where the API says no states, it is unknown
 */
export function monthSteps(state: MonthState | undefined, role: MonthRole, isSaid = true): readonly MonthStep[] {
  const { isPlanner, isSuper } = role;
  if (!isSaid && state === undefined) return blindSteps(role);
  if (!isPlanner) return state === undefined || state === 'Refusee' ? [ASK] : [];
  if (state === 'Acceptee') return isSuper ? [TAKE_BACK] : [];
  return state === 'EnAttente' ? [REFUSE, VALIDATE] : [VALIDATE];
}

/** `11-2026` of `2026-11`, as the contract's calls say a month. */
export const wireMonth = (month: string): string => `${month.slice(5)}-${month.slice(0, 4)}`;

/** The states of one month by person, of what the API answers. @param month `2026-11` */
export function statesIn(body: unknown, month: string): ReadonlyMap<number, MonthState> {
  const items = (Array.isArray(body) ? body : (body as { readonly items?: unknown } | null)?.items) as unknown;
  const all = Array.isArray(items) ? (items as readonly MonthValidation[]) : [];
  const wanted = wireMonth(month);
  return new Map(all.filter(({ moisAnnee }) => moisAnnee === wanted).map((one) => [one.utilisateurId, one.etat]));
}
