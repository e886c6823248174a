import type { Random } from './random';

export interface Town {
  readonly ville: string;
  readonly codePostal: string;
  readonly region: string;
}

const IN: Readonly<Record<string, readonly (readonly [codePostal: string, ville: string])[]>> = {
  'Hauts-de-France': [
    ['59000', 'Lille'],
    ['59100', 'Roubaix'],
    ['59200', 'Tourcoing'],
    ['59140', 'Dunkerque'],
    ['59300', 'Valenciennes'],
    ['62000', 'Arras'],
    ['62100', 'Calais'],
    ['62300', 'Lens'],
    ['80000', 'Amiens'],
    ['60000', 'Beauvais'],
    ['02100', 'Saint-Quentin'],
    ['59650', 'Villeneuve-d’Ascq'],
  ],
  'Grand Est': [
    ['51100', 'Reims'],
    ['57000', 'Metz'],
    ['54000', 'Nancy'],
    ['67000', 'Strasbourg'],
    ['68100', 'Mulhouse'],
    ['10000', 'Troyes'],
    ['88000', 'Épinal'],
  ],
  'Île-de-France': [
    ['75012', 'Paris'],
    ['92100', 'Boulogne-Billancourt'],
    ['93200', 'Saint-Denis'],
    ['94000', 'Créteil'],
    ['78000', 'Versailles'],
    ['95000', 'Cergy'],
  ],
  'Auvergne-Rhône-Alpes': [
    ['69003', 'Lyon'],
    ['38000', 'Grenoble'],
    ['42000', 'Saint-Étienne'],
    ['63000', 'Clermont-Ferrand'],
    ['74000', 'Annecy'],
  ],
  'Provence-Alpes-Côte d’Azur': [
    ['13008', 'Marseille'],
    ['06000', 'Nice'],
    ['83000', 'Toulon'],
    ['84000', 'Avignon'],
    ['13100', 'Aix-en-Provence'],
  ],
  Occitanie: [
    ['31000', 'Toulouse'],
    ['34000', 'Montpellier'],
    ['30000', 'Nîmes'],
    ['66000', 'Perpignan'],
    ['34500', 'Béziers'],
  ],
};

const REGION_NAMES = Object.keys(IN);

/** The id of a town's region. @param ids in the order of the demonstration's list of regions */
export const regionOf = ({ region }: Town, ids: readonly number[]): number | undefined =>
  ids[REGION_NAMES.indexOf(region)];

export const TOWNS: readonly Town[] = Object.entries(IN).flatMap(([region, towns]) =>
  towns.map(([codePostal, ville]) => ({ codePostal, ville, region })),
);

const STREETS = [
  'rue du Marché',
  'avenue de la République',
  'boulevard Victor-Hugo',
  'rue des Tanneurs',
  'rue de l’Abbé-Grégoire',
  'allée des Peupliers',
  'quai de la Citadelle',
  'rue Saint-Étienne',
  'place du Général-de-Gaulle',
  'chemin des Écluses',
  'zone artisanale des Près',
  'parc d’activités de la Vigne',
] as const;

export const street = (random: Random): string => `${random.between(1, 180)} ${random.pick(STREETS)}`;

/** An unassigned number: a landline of the range reserved for fiction (ARCEP), or a mobile. */
export const telephone = (random: Random, mobile = false): string =>
  `${mobile ? '070000' : '035301'}${String(random.between(0, 9999)).padStart(4, '0')}`;
