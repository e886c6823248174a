import type { Random } from './random';

export interface PersonName {
  readonly civilite: 'Madame' | 'Monsieur';
  readonly prenom: string;
  readonly nom: string;
}

const WOMEN = [
  'Amélie',
  'Aïcha',
  'Béatrice',
  'Camille',
  'Chloé',
  'Élodie',
  'Fatima',
  'Hélène',
  'Inès',
  'Jeanne',
  'Léa',
  'Manon',
  'Nadia',
  'Océane',
  'Sandrine',
  'Sophie',
  'Valérie',
  'Zoé',
];
const MEN = [
  'Adrien',
  'Ahmed',
  'Benoît',
  'Cédric',
  'François',
  'Gaël',
  'Hugo',
  'Jérôme',
  'Karim',
  'Loïc',
  'Mathieu',
  'Nicolas',
  'Olivier',
  'Rémi',
  'Stéphane',
  'Théo',
  'Yannick',
];
const SURNAMES = [
  'Aubert',
  'Benali',
  'Besnard',
  'Carpentier',
  'Chevallier',
  'Cordonnier',
  'Da Costa',
  'De La Fontaine',
  'Delattre',
  'Dubois',
  'Dufour',
  'Fernandes',
  'Garçon',
  'Gauthier',
  'Guérin',
  'Haddad',
  'Hénaff',
  'Jacquemin',
  'Kowalski',
  'Lefebvre',
  'Legrand',
  'Lemaître',
  'Mercier',
  'Moreau',
  'Müller',
  'N’Diaye',
  'Noël',
  'Ouedraogo',
  'Perrin',
  'Petit',
  'Pruvost',
  'Renard',
  'Roussel',
  'Schmitt',
  'Thévenet',
  'Vanhoutte',
  'Wagner',
  'Œuvrard',
];

export function personName(random: Random): PersonName {
  const woman = random.chance(0.55);
  return {
    civilite: woman ? 'Madame' : 'Monsieur',
    prenom: random.pick(woman ? WOMEN : MEN),
    nom: random.pick(SURNAMES),
  };
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œŒ]/g, 'oe')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

/** An undeliverable address (RFC 2606): `jeanne.dufour@exemple.example`. */
export const emailOf = ({ prenom, nom }: Pick<PersonName, 'prenom' | 'nom'>, domain: string): string =>
  `${plain(prenom)}.${plain(nom)}@${domain}.example`;

/** A mail domain from an organisation's name: `transports-delattre`. */
export const domainOf = (name: string): string =>
  plain(name)
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
