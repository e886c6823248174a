import { apartFromPeriod } from './apartFromPeriod';
import type { Command, CommandSources } from './commands';
import { wordsOf } from './matchCommands';
import { PLAN, planPage } from './planPage';
import { periodLabel } from './periodLabel';
import { typeIn, type SlotType } from './typedSlot';
import { withoutNames } from './withoutNames';

/**
 * The plan of a time with one type of slots alone: "permanences de la semaine prochaine".
 *
 * @param all commands, among which the plan's page is
 */
export function slotsOfType(
  all: readonly Command[],
  query: string,
  types: readonly SlotType[],
  words: Pick<CommandSources, 'language' | 'translate'>,
  now: Date,
): readonly Command[] {
  const plan = planPage(all);
  const { rest, period } = apartFromPeriod(query, words, now);
  const found = typeIn(wordsOf(rest), types);
  if (!plan || !found || period === undefined) return [];
  const others = wordsOf(rest).filter((word) => !found.said.includes(word));
  const names = `${plan.label} ${words.translate('shell.palette.screens.plan')}`;
  if (others.length > 0 && withoutNames(others.join(' '), names).rest !== '') return [];
  const isDay = period.startsWith('zoom=jour');
  const search = `${isDay ? 'affichage=frise&' : ''}${period}&types=${found.type.id}`;
  return [
    {
      id: `slots ${search}`,
      group: 'screens',
      heading: plan.label,
      label: `${found.type.label} · ${periodLabel(period, words.language, now)}`,
      icon: 'planning',
      effect: { kind: 'go', path: `${PLAN}?${search}` },
    },
  ];
}
