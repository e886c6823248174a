import { regionOf, street, telephone, TOWNS } from '../../trade/places';
import { companyName, sirenOf, siretOf } from '../../trade/companyNames';
import { dayFrom } from '../../trade/days';
import { domainOf } from '../../trade/people';
import type { DemoContext } from '../demoContext';

const STATES = ['Actif', 'Actif', 'Actif', 'Actif', 'Actif', 'Prospect', 'Suspendu', 'Radie'] as const;
const SECTORS = ['10.71C', '49.41A', '43.22A', '86.10Z', '55.10Z', '25.62B', '18.12Z', '52.10B'] as const;

/** One company of so many joined in the last weeks. */
const NEW = 15;

/** A company whose name and identifiers depend on its number alone. */
export function companyRow(
  { random, now, staff, ids }: DemoContext,
  number: number,
): Readonly<Record<string, unknown>> {
  const nom = companyName(random, number);
  const town = random.pick(TOWNS);
  const siren = sirenOf(number);
  const statut = random.pick(STATES);
  const joined = random.between(200, 5_000);
  const isNew = number % NEW === 0 && statut !== 'Radie';
  const since = isNew ? ((number / NEW) * 8) % 96 : joined;
  const [responsableId, suppleantId, gestionnaireId] = random.several(staff, 3);
  return {
    code: `ADH-${String(number + 1).padStart(5, '0')}`,
    nom,
    statut,
    effectif: random.between(8, 1_800),
    siren,
    siret: siretOf(siren, 1),
    codeNaf: random.pick(SECTORS),
    secteurActiviteId: random.pick(ids('SecteursActivites')),
    brancheId: random.pick(ids('Branches')),
    regionId: regionOf(town, ids('Regions')),
    adresse: street(random),
    codePostal: town.codePostal,
    ville: town.ville,
    telephone: telephone(random),
    email: `contact@${domainOf(nom)}.example`,
    siteInternet: `https://www.${domainOf(nom)}.test`,
    responsableId,
    suppleantId,
    gestionnaireId,
    ...(statut !== 'Prospect' && { dateAdhesion: dayFrom(now, -since) }),
    ...(statut === 'Radie' && { dateRadiation: dayFrom(now, -random.between(5, 190)) }),
  };
}
