import type { Random } from './random';

const TRADES = [
  'Transports',
  'Boulangerie',
  'Menuiserie',
  'Imprimerie',
  'Clinique',
  'Logistique',
  'Mécanique',
  'Laboratoires',
  'Maçonnerie',
  'Brasserie',
  'Textiles',
  'Hôtellerie',
  'Façonnage',
  'Électricité',
  'Résidence',
  'Coopérative',
  'Ateliers',
  'Verrerie',
] as const;
const NAMES = [
  'Delattre',
  'du Vieux-Port',
  'Saint-Rémy',
  'de la Lys',
  'Lemaître et Fils',
  'des Trois Vallées',
  'Vanhoutte',
  'du Beffroi',
  'Œuvrard',
  'des Hauts-Prés',
  'Carpentier-Noël',
  'de l’Évêché',
  'Horizon',
  'Garçon',
  'Belle-Étoile',
  'du Château',
  'Kowalski',
  'des Ormes',
] as const;
const FORMS = ['SARL', 'SAS', 'SA', 'SCOP', ''] as const;

/** Such as `Transports Delattre SAS`; beyond the number of combinations, a counter keeps names unique. */
export function companyName(random: Random, number: number): string {
  const combinations = TRADES.length * NAMES.length;
  // 175 and 324 are coprime, so the first 324 numbers get different names.
  const at = (number * 175) % combinations;
  const base = `${TRADES[at % TRADES.length]} ${NAMES[Math.floor(at / TRADES.length)]}`;
  const form = random.pick(FORMS);
  const again = number >= combinations ? ` ${Math.floor(number / combinations) + 1}` : '';
  return `${base}${again}${form && ` ${form}`}`;
}

function luhnDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** A SIREN with a valid check digit, different for each number. */
export function sirenOf(number: number): string {
  const digits = String(30_000_000 + ((number * 7_919) % 60_000_000)).padStart(8, '0');
  return digits + luhnDigit(digits);
}

/** The SIRET of a company's establishment, numbered from 1. */
export function siretOf(siren: string, establishment: number): string {
  const digits = siren + String(establishment).padStart(4, '0');
  return digits + luhnDigit(digits);
}
