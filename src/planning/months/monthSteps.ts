import type { MonthValidation } from '../core/planningAnswers';

export type MonthState = MonthValidation['etat'];

/** Takes validations back. */
export const SUPER_PLANNER = 'PLANNING_SUPERADMIN:admin';

export interface MonthRole {
  readonly isPlanner: boolean;
  readonly isSuper: boolean;
}

export interface MonthStep {
  readonly name: 'validate' | 'refuse' | 'takeBack' | 'ask';
  readonly etat: MonthState;
}

const VALIDATE = { name: 'validate', etat: 'Acceptee' } as const;
const REFUSE = { name: 'refuse', etat: 'Refusee' } as const;
const TAKE_BACK = { name: 'takeBack', etat: 'EnAttente' } as const;
const ASK = { name: 'ask', etat: 'EnAttente' } as const;

/** Actions if the month's state is not known: the API refuses wrong ones. */
const blindSteps = ({ isPlanner, isSuper }: MonthRole): readonly MonthStep[] =>
  isPlanner ? [...(isSuper ? [TAKE_BACK] : []), REFUSE, VALIDATE] : [ASK];

/**
 * The actions that a person may take on a month.
 * @param state undefined: no validation was requested, or the API does not report states
 */
export function monthSteps(state: MonthState | undefined, role: MonthRole, isSaid = true): readonly MonthStep[] {
  const { isPlanner, isSuper } = role;
  if (!isSaid && state === undefined) return blindSteps(role);
  if (!isPlanner) return state === undefined || state === 'Refusee' ? [ASK] : [];
  if (state === 'Acceptee') return isSuper ? [TAKE_BACK] : [];
  return state === 'EnAttente' ? [REFUSE, VALIDATE] : [VALIDATE];
}

/** Converts `2026-11` to the contract's `11-2026`. */
export const wireMonth = (month: string): string => `${month.slice(5)}-${month.slice(0, 4)}`;

/** Parses the states of one month, by person id. @param month `2026-11` */
export function statesIn(body: unknown, month: string): ReadonlyMap<number, MonthState> {
  const items = (Array.isArray(body) ? body : (body as { readonly items?: unknown } | null)?.items) as unknown;
  const all = Array.isArray(items) ? (items as readonly MonthValidation[]) : [];
  const wanted = wireMonth(month);
  return new Map(all.filter(({ moisAnnee }) => moisAnnee === wanted).map((one) => [one.utilisateurId, one.etat]));
}
