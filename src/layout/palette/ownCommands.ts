import { incidentsInCharge } from '../../portal/incidentsInCharge';
import { mayDo } from '../../resources/access/access';
import { recordPlanAddress } from '../../resources/language/recordPlan';
import { inLanguage, type Language } from '../../resources/language/words';
import type { Registry } from '../../resources/registry/registry';
import { PROFILE } from '../../resources/routes/addresses';
import { FichesIncident } from '../../resources/schemas/incidents';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import { recordPlanOf } from '../../resources/views/show/plan/recordPlanOf';
import type { Command, CommandSources } from './commands';
import { filteredList } from './filteredList';
import { matchExactly } from './matchCommands';
import { paletteWords } from './paletteWords';

type OwnName = 'ownPlan' | 'holidays' | 'ownRequests' | 'ownIncidents';

interface OwnSources extends Pick<CommandSources, 'held' | 'language'> {
  readonly registry: Registry;
  readonly personId: number | undefined;
}

/** What people call theirs: "mon planning", "mes congés", "mes demandes"; and the holidays of everyone. Found by typing only. */
export function ownCommands({ registry, held, personId, language }: OwnSources): readonly Command[] {
  if (personId === undefined) return [];
  const plan = recordPlanOf(Utilisateurs, personId, { held, personId }, registry);
  const incidents = incidentsInCharge(personId);
  const command = (name: OwnName, icon: Command['icon'], path: string): Command => ({
    id: name,
    group: 'actions',
    label: inLanguage(paletteWords[name], language),
    ...(name !== 'holidays' && { synonyms: inLanguage(paletteWords[`${name}Synonyms`], language) }),
    icon,
    effect: { kind: 'go', path },
  });
  return [
    ...(plan
      ? [
          command('ownPlan', 'planning', recordPlanAddress(plan, personId)),
          // The year says them beside its months.
          command('holidays', 'planning', `${plan.page}?affichage=annee`),
        ]
      : []),
    command('ownRequests', 'request', PROFILE),
    ...(mayDo(FichesIncident, 'list', held)
      ? [
          {
            ...command('ownIncidents', FichesIncident.icon, filteredList(FichesIncident, incidents)),
            counted: { schema: FichesIncident, filter: incidents },
          },
        ]
      : []),
  ];
}

/**
 * The holidays of another year, for a search with one.
 *
 * @example holidaysOfYear('jours fériés 2027', …) // 'Jours fériés de 2027'
 */
export function holidaysOfYear(query: string, commands: readonly Command[], language: Language): readonly Command[] {
  const [, named = '', year] = /^(.+)\s(20\d\d)$/.exec(query.trim()) ?? [];
  const [found] = year === undefined ? [] : matchExactly(commands, named);
  if (year === undefined || found?.id !== 'holidays' || found.effect.kind !== 'go') return [];
  const label = inLanguage(paletteWords.holidaysOf, language).replace('%', year);
  return [
    {
      ...found,
      id: `holidays ${year}`,
      label,
      effect: { kind: 'go', path: `${found.effect.path}&date=${year}-01-01` },
    },
  ];
}
