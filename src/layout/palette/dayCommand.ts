import { dateFormat } from '../../resources/common/dateFormat';
import { inLanguage } from '../../resources/language/words';
import { regionOf } from '../../resources/language/regions';
import { DAY_FORM } from '../../resources/fields/shared/dates/dateForms';
import type { Command, CommandSources } from './commands';
import { periodOf } from './apartFromPeriod';
import { isVowel, withoutOwn } from './matchCommands';
import { paletteWords } from './paletteWords';
import { periodLabel } from './periodLabel';
import { withoutNames } from './withoutNames';
import { typedDay } from './typedDay';
import { typedPeriod, type TypedPeriod } from './typedPeriod';

export const PLAN = '/plannings';
const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const DAY = { weekday: 'long', ...DATE } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;

interface NamedPlan {
  readonly unit: 'day' | TypedPeriod['unit'];
  /** Parameters of the plan's page. */
  readonly search: string;
  readonly label: string;
}

type PlanWords = Pick<CommandSources, 'language' | 'translate'>;

/** @param isPlan the plan is named beside the text */
export function namedPlan(
  text: string,
  isPlan: boolean,
  { language, translate }: PlanWords,
  now: Date,
): NamedPlan | undefined {
  const region = regionOf(language);
  const day = typedDay(text, region, translate('shell.palette.next'), now);
  if (day !== undefined) {
    const date = dateFormat(region, DAY).format(DAY_FORM.read(day));
    return { unit: 'day', search: `date=${day}`, label: translate('shell.palette.day', { date }) };
  }
  const period = typedPeriod(text, region, isPlan, now);
  if (!period) return undefined;
  const date = dateFormat(region, period.unit === 'week' ? DATE : MONTH).format(DAY_FORM.read(period.day));
  return period.unit === 'week'
    ? { unit: 'week', search: `zoom=semaine&date=${period.day}`, label: translate('shell.palette.week', { date }) }
    : {
        unit: 'month',
        search: `date=${period.day}`,
        label: translate(`shell.palette.${isVowel(date) ? 'monthVowel' : 'month'}`, { date }),
      };
}

/** The words that ask who is free or works. */
const asksWhoIsFree = (query: string, { language }: PlanWords): boolean =>
  withoutNames(query, inLanguage(paletteWords.freeWords, language)).isNamed;

/** One's own plan at a time: "mon planning de demain", "mes congés en décembre". */
function ownPlan(all: readonly Command[], query: string, words: PlanWords, now: Date): Command | undefined {
  const own = all.find(({ id }) => id === 'ownPlan');
  const others = withoutOwn(query);
  if (!own || own.effect.kind !== 'go' || others === undefined) return undefined;
  const { rest } = withoutNames(others, `${own.label} ${own.synonyms ?? ''}`);
  const period = periodOf(rest, words, now);
  if (period === undefined) return undefined;
  const label = `${own.label} · ${periodLabel(period, words.language, now)}`;
  return {
    ...own,
    id: `ownPlan ${period}`,
    group: 'screens',
    label,
    effect: { kind: 'go', path: `${own.effect.path}&${period}` },
  };
}

/**
 * The plan of the day, week or month that the search names: "3 décembre", "lundi prochain", "planning janvier"; without
 * the plan in the menu, nothing.
 */
export function dayCommands(all: readonly Command[], query: string, words: PlanWords, now: Date): readonly Command[] {
  const plan = all.find(({ effect }) => effect.kind === 'go' && effect.path === PLAN);
  if (!plan) return [];
  const own = ownPlan(all, query, words, now);
  if (own) return [{ ...own, heading: plan.label }];
  const free = inLanguage(paletteWords.freeWords, words.language);
  const { rest, isNamed } = withoutNames(
    query,
    `${plan.label} ${words.translate('shell.palette.screens.plan')} ${free}`,
  );
  const named = namedPlan(query, false, words, now) ?? namedPlan(rest, isNamed, words, now);
  if (!named) return [];
  // The hours of one day beside each other show who is free.
  const isFree = named.unit === 'day' && asksWhoIsFree(query, words);
  const search = isFree ? `affichage=frise&zoom=jour&${named.search}` : named.search;
  const label = isFree
    ? `${inLanguage(paletteWords.availability, words.language)} · ${periodLabel(search, words.language, now)}`
    : named.label;
  const effect = { kind: 'go', path: `${PLAN}?${search}` } as const;
  return [{ id: `day ${search}`, group: 'screens', heading: plan.label, label, icon: 'planning', effect }];
}
