import { dateFormat } from '../../resources/common/dateFormat';
import { inLanguage } from '../../resources/language/words';
import { regionOf } from '../../resources/language/regions';
import { DAY_FORM } from '../../resources/fields/shared/dates/dateForms';
import type { Command, CommandSources } from './commands';
import { isVowel } from './matchCommands';
import { paletteWords } from './paletteWords';
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

/**
 * The plan of the day, week or month that the search names: "3 décembre", "lundi prochain", "planning janvier"; without
 * the plan in the menu, nothing.
 */
export function dayCommands(all: readonly Command[], query: string, words: PlanWords, now: Date): readonly Command[] {
  const plan = all.find(({ effect }) => effect.kind === 'go' && effect.path === PLAN);
  if (!plan) return [];
  const free = inLanguage(paletteWords.freeWords, words.language);
  const { rest, isNamed } = withoutNames(
    query,
    `${plan.label} ${words.translate('shell.palette.screens.plan')} ${free}`,
  );
  const named = namedPlan(query, false, words, now) ?? namedPlan(rest, isNamed, words, now);
  if (!named) return [];
  const { search, label } = named;
  const effect = { kind: 'go', path: `${PLAN}?${search}` } as const;
  return [{ id: `day ${search}`, group: 'screens', heading: plan.label, label, icon: 'planning', effect }];
}
