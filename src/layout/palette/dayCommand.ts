import { startOfWeek } from 'date-fns';
import { foldText } from '../../resources/common/foldText';
import { dateFormat } from '../../resources/common/dateFormat';
import { inLanguage, type Language } from '../../resources/language/words';
import { regionOf } from '../../resources/language/regions';
import { DAY_FORM } from '../../resources/fields/shared/dates/dateForms';
import type { Command, CommandSources } from './commands';
import { periodOf } from './apartFromPeriod';
import { isVowel, withoutOwn } from './matchCommands';
import { PLAN, planPage } from './planPage';
import { paletteWords } from './paletteWords';
import { periodLabel } from './periodLabel';
import { withoutNames } from './withoutNames';
import { typedDay } from './typedDay';
import { typedHalf, typedTimes } from './typedTimes';
import { typedPeriod, type TypedPeriod } from './typedPeriod';

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

type Asked = 'freeWords' | 'workWords';

const asks = (query: string, asked: Asked, { language }: PlanWords): boolean =>
  withoutNames(query, inLanguage(paletteWords[asked], language)).isNamed;

const NOON = '13:00';

const FREE_LABELS = { matin: 'freeMorning', 'apres-midi': 'freeAfternoon', journee: 'availability' } as const;

/** The half day of an hour: "libre demain à 10h". */
function halfAt(query: string): keyof typeof FREE_LABELS | undefined {
  const from = typedTimes(query)?.from;
  if (from === undefined) return undefined;
  return from < NOON ? 'matin' : 'apres-midi';
}

/** The people who are free on a day, or in a half of it. */
function freeOn({ search }: NamedPlan, query: string, { language }: PlanWords, now: Date) {
  const half = typedHalf(query) ?? halfAt(query) ?? 'journee';
  const day = `affichage=frise&zoom=jour&${search}`;
  const label = inLanguage(paletteWords[FREE_LABELS[half]], language);
  return { search: `${day}&libres=${half}`, label: `${label} · ${periodLabel(day, language, now)}` };
}

/** "ma journée", "ma semaine" */
function presentOf(text: string, language: Language, now: Date): string | undefined {
  const isNamed = (names: string) => foldText(names).split(' ').includes(foldText(text));
  if (isNamed(inLanguage(paletteWords.dayWords, language))) return `zoom=jour&date=${DAY_FORM.write(now)}`;
  if (!isNamed(inLanguage(paletteWords.weekWords, language))) return undefined;
  return `zoom=semaine&date=${DAY_FORM.write(startOfWeek(now, { weekStartsOn: 1 }))}`;
}

/** One's own plan at a time: "mon planning de demain", "mes congés en décembre". */
function ownPlan(all: readonly Command[], query: string, words: PlanWords, now: Date): Command | undefined {
  const own = all.find(({ id }) => id === 'ownPlan');
  const others = withoutOwn(query);
  if (!own || own.effect.kind !== 'go' || others === undefined) return undefined;
  const { rest } = withoutNames(others, `${own.label} ${own.synonyms ?? ''}`);
  const period = presentOf(others, words.language, now) ?? periodOf(rest, words, now);
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
  const plan = planPage(all);
  if (!plan) return [];
  const own = ownPlan(all, query, words, now);
  if (own) return [{ ...own, heading: plan.label }];
  const asked = [paletteWords.freeWords, paletteWords.workWords].map((one) => inLanguage(one, words.language));
  const team = inLanguage(paletteWords.teamWords, words.language);
  const names = `${plan.label} ${words.translate('shell.palette.screens.plan')} ${team} ${asked.join(' ')}`;
  const { rest, isNamed } = withoutNames(query, names);
  // Of a day, the hours only say which half.
  const timed = typedTimes(rest)?.rest ?? rest;
  const named =
    namedPlan(query, false, words, now) ??
    namedPlan(rest, isNamed, words, now) ??
    namedPlan(timed, isNamed, words, now);
  if (!named) return [];
  const isDay = named.unit === 'day';
  const free = isDay && asks(query, 'freeWords', words) ? freeOn(named, query, words, now) : undefined;
  // The hours of one day beside each other show who works.
  const hours = isDay && asks(query, 'workWords', words) ? 'affichage=frise&zoom=jour&' : '';
  const { search, label } = free ?? { search: hours + named.search, label: named.label };
  const effect = { kind: 'go', path: `${PLAN}?${search}` } as const;
  return [{ id: `day ${search}`, group: 'screens', heading: plan.label, label, icon: 'planning', effect }];
}
