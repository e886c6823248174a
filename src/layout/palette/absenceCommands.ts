import { colonOf, inLanguage, type Language } from '../../resources/language/words';
import type { Command, CommandSources } from './commands';
import { namedPlan } from './dayCommand';
import { PLAN, planPage } from './planPage';
import { paletteWords } from './paletteWords';
import { withoutNames } from './withoutNames';

const withoutAbsences = (query: string, language: Language) =>
  withoutNames(
    query,
    `${inLanguage(paletteWords.absences, language)} ${inLanguage(paletteWords.absencesWords, language)}`,
  );

export const asksAbsences = (query: string, language: Language): boolean => withoutAbsences(query, language).isNamed;

/**
 * The plan of a time with absences alone: "qui est absent demain", "congés semaine prochaine"; today without a time.
 *
 * @param types ids of the slot types of absences
 */
export function absenceCommands(
  all: readonly Command[],
  query: string,
  types: readonly number[],
  words: Pick<CommandSources, 'language' | 'translate'>,
  now: Date,
): readonly Command[] {
  const { language } = words;
  const { rest, isNamed } = withoutAbsences(query, language);
  const plan = planPage(all);
  if (!isNamed || !plan || types.length === 0) return [];
  const today = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day');
  const named = namedPlan(rest === '' ? today : rest, true, words, now);
  if (!named) return [];
  // A day alone, not its month, beside the people.
  const search = `${named.unit === 'day' ? 'affichage=frise&zoom=jour&' : ''}${named.search}&types=${types.join(',')}`;
  return [
    {
      id: `absences ${search}`,
      group: 'screens',
      heading: plan.label,
      label: inLanguage(paletteWords.absences, language) + colonOf(language) + named.label,
      icon: 'planning',
      effect: { kind: 'go', path: `${PLAN}?${search}` },
    },
  ];
}
