import { addDays, format } from 'date-fns';
import { heldOf, isRouteAllowed, ruleOf } from '../../resources/access/access';
import type { Comparison } from '../../resources/language/condition';
import { inLanguage } from '../../resources/language/words';
import { Entreprises } from '../../resources/schemas/entreprises';
import { EntrepriseContrats } from '../../resources/schemas/entreprisesContrats';
import type { Command, CommandSources } from './commands';
import { filteredList } from './filteredList';
import { matchExactly } from './matchCommands';
import { paletteWords } from './paletteWords';
import { searchableBy } from './searchableBy';
import { typedDates } from './typedDates';
import { typedSpan } from './typedSpan';

/** As on the home page, unless the organisation sets another number there. */
const WITHIN_DAYS = 60;

type ExpirySources = Pick<CommandSources, 'schemas' | 'held' | 'language'>;

/** The members of which a contract ends on such days; undefined for those who may not read both. */
function membersEnding({ schemas, held }: ExpirySources, when: Pick<Comparison, 'operator' | 'value'>) {
  const members = searchableBy(schemas, held).find(({ name }) => name === Entreprises.name);
  const contracts = schemas.find(({ name }) => name === EntrepriseContrats.name);
  if (!members || !contracts || !isRouteAllowed(ruleOf(contracts, 'list'), heldOf(contracts, 'list', held))) {
    return undefined;
  }
  const part = {
    below: contracts.name,
    has: 'some',
    where: { all: [{ field: 'dateExpiration', ...when }] },
  };
  const filter = { where: [part] };
  return {
    group: 'states' as const,
    icon: contracts.icon,
    counted: { schema: members, filter },
    effect: { kind: 'go' as const, path: filteredList(members, filter) },
  };
}

/** The members of which a contract has ended, or ends soon: "contrats qui expirent". No list has the contracts of all of them. */
export function expiringContracts(sources: ExpirySources, now: Date): readonly Command[] {
  const { language } = sources;
  const written = (day: Date) => format(day, 'yyyy-MM-dd');
  const soon = [written(now), written(addDays(now, WITHIN_DAYS))];
  const command = membersEnding(sources, { operator: 'between', value: soon });
  const over = membersEnding(sources, { operator: 'lessThan', value: written(now) });
  if (!command || !over) return [];
  return [
    {
      ...over,
      id: 'expiredContracts',
      label: inLanguage(paletteWords.expired, language),
      synonyms: inLanguage(paletteWords.expiredSynonyms, language),
    },
    {
      ...command,
      id: 'expiringContracts',
      label: inLanguage(paletteWords.expiring, language).replace('%', String(WITHIN_DAYS)),
      synonyms: inLanguage(paletteWords.expiringSynonyms, language),
    },
  ];
}

/** The same for a time that the search names: "contrats qui expirent en mars". */
export function contractsExpiringIn(
  query: string,
  commands: readonly Command[],
  sources: ExpirySources & Pick<CommandSources, 'translate'>,
  now: Date,
): readonly Command[] {
  const dates = typedSpan(query, now) ?? typedDates(query, sources, now);
  if (dates?.operator !== 'between' || matchExactly(commands, dates.rest)[0]?.id !== 'expiringContracts') return [];
  const command = membersEnding(sources, { operator: 'between', value: [...dates.days] });
  const label = inLanguage(paletteWords.expiringIn, sources.language).replace('%', () => dates.label);
  return command ? [{ ...command, id: `expiringContracts ${dates.label}`, label }] : [];
}
