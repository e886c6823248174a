/** The keys of public holidays, by the French names that the calendar gives. */
const KEYS: Readonly<Record<string, string>> = {
  "Jour de l'an": 'newYear',
  'Vendredi Saint': 'goodFriday',
  'Lundi de Pâques': 'easterMonday',
  'Fête du travail': 'labour',
  'Victoire des alliés': 'victory',
  Ascension: 'ascension',
  'Lundi de Pentecôte': 'whitMonday',
  'Fête Nationale': 'national',
  Assomption: 'assumption',
  Toussaint: 'allSaints',
  Armistice: 'armistice',
  Noël: 'christmas',
  'Saint Étienne': 'saintStephen',
};

/** A public holiday in the reader's language. */
export function holidayWords(name: string | undefined, translate: (key: string) => string): string | undefined {
  const key = name === undefined ? undefined : KEYS[name];
  return key === undefined ? name : translate(`planning.holidays.${key}`);
}
