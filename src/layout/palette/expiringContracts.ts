import { addDays, format } from 'date-fns';
import { heldOf, isRouteAllowed, ruleOf } from '../../resources/access/access';
import { inLanguage } from '../../resources/language/words';
import { Entreprises } from '../../resources/schemas/entreprises';
import { EntrepriseContrats } from '../../resources/schemas/entreprisesContrats';
import type { Command, CommandSources } from './commands';
import { filteredList } from './filteredList';
import { paletteWords } from './paletteWords';
import { searchableBy } from './searchableBy';

/** As on the home page, unless the organisation sets another number there. */
const WITHIN_DAYS = 60;

/** The members of which a contract ends soon: "contrats qui expirent". No list has the contracts of all of them. */
export function expiringContracts(
  { schemas, held, language }: Pick<CommandSources, 'schemas' | 'held' | 'language'>,
  now: Date,
): readonly Command[] {
  const members = searchableBy(schemas, held).find(({ name }) => name === Entreprises.name);
  const contracts = schemas.find(({ name }) => name === EntrepriseContrats.name);
  if (!members || !contracts || !isRouteAllowed(ruleOf(contracts, 'list'), heldOf(contracts, 'list', held))) return [];
  const days = [now, addDays(now, WITHIN_DAYS)].map((day) => format(day, 'yyyy-MM-dd'));
  const part = {
    below: contracts.name,
    has: 'some',
    where: { all: [{ field: 'dateExpiration', operator: 'between', value: days }] },
  };
  return [
    {
      id: 'expiringContracts',
      group: 'states',
      label: inLanguage(paletteWords.expiring, language).replace('%', String(WITHIN_DAYS)),
      synonyms: inLanguage(paletteWords.expiringSynonyms, language),
      icon: contracts.icon,
      effect: { kind: 'go', path: filteredList(members, { where: [part] }) },
    },
  ];
}
