import { dateFormat } from '../../resources/common/dateFormat';
import { foldText } from '../../resources/common/foldText';
import { regionOf } from '../../resources/language/regions';
import { DAY_FORM } from '../../resources/fields/shared/dates/dateForms';
import type { Command, CommandSources } from './commands';
import { isVowel, partsOf, wordsOf } from './matchCommands';
import { typedDay } from './typedDay';
import { typedPeriod } from './typedPeriod';

const PLAN = '/plannings';
const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const DAY = { weekday: 'long', ...DATE } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;

/** Shorter beginnings of "planning" begin other words too. */
const SHORTEST = 4;

/** The search without the words for the plan itself: "planning de janvier". */
function withoutPlan(query: string, names: string): { readonly rest: string; readonly isPlan: boolean } {
  const known = partsOf(foldText(names));
  const isName = (word: string) => word.length >= SHORTEST && known.some((name) => name.startsWith(word));
  const words = wordsOf(query);
  const rest = words.filter((word) => !isName(word));
  return { rest: rest.join(' '), isPlan: rest.length < words.length };
}

/**
 * The plan of the day, week or month that the search names: "3 décembre", "lundi prochain", "planning janvier"; without
 * the plan in the menu, nothing.
 */
export function dayCommands(
  all: readonly Command[],
  query: string,
  { language, translate }: Pick<CommandSources, 'language' | 'translate'>,
  now: Date,
): readonly Command[] {
  const plan = all.find(({ effect }) => effect.kind === 'go' && effect.path === PLAN);
  if (!plan) return [];
  const region = regionOf(language);
  const command = (search: string, label: string): readonly Command[] => [
    {
      id: `day ${search}`,
      group: 'screens',
      label,
      icon: 'planning',
      effect: { kind: 'go', path: `${PLAN}?${search}` },
    },
  ];
  const { rest, isPlan } = withoutPlan(query, `${plan.label} ${translate('shell.palette.screens.plan')}`);
  const next = translate('shell.palette.next');
  const day = typedDay(query, region, next, now) ?? (isPlan ? typedDay(rest, region, next, now) : undefined);
  if (day !== undefined) {
    const date = dateFormat(region, DAY).format(DAY_FORM.read(day));
    return command(`date=${day}`, translate('shell.palette.day', { date }));
  }
  const period = typedPeriod(rest, region, isPlan, now);
  if (!period) return [];
  const date = dateFormat(region, period.unit === 'week' ? DATE : MONTH).format(DAY_FORM.read(period.day));
  return period.unit === 'week'
    ? command(`zoom=semaine&date=${period.day}`, translate('shell.palette.week', { date }))
    : command(`date=${period.day}`, translate(`shell.palette.${isVowel(date) ? 'monthVowel' : 'month'}`, { date }));
}
