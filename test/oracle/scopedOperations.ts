/**
 * The operations that a right for some companies opens, written by hand from docs/decisions/0026-scopes.md and never from the
 * declarations: every other one that asks for a right refuses it.
 */
const SCOPED: readonly RegExp[] = [
  // Companies, but no new one, and everything below one.
  /^(GET|PUT|DELETE) \/api\/Entreprises(\/\{\w+\}.*)?$/,
  /^GET \/api\/Entreprises\/departements$/,
  /^POST \/api\/Entreprises\/\{\w+\}\/.+$/,
  /^\w+ \/api\/Dossiers(\/.*)?$/,
  /^\w+ \/api\/AccesPlateformeBeneficiaire(\/.*)?$/,
  /^\w+ \/api\/(daisy|ressifnet)\/entreprises\/(\{entrepriseId\}\/)?(My\w+M|m)apping(\/.*)?$/,
  /^(GET|POST) \/api\/creneaux$/,
  /^(GET|PUT|DELETE) \/api\/creneaux\/\{\w+\}$/,
  /^POST \/api\/creneaux\/(search|exportPlanning\w+)$/,
  /^GET \/api\/planning\/(salaries|creneaux)$/,
  /^GET \/api\/Utilisateurs\/\{\w+\}\/Plannings$/,
  /^\w+ \/api\/FichesIncident(\/.*)?$/,
  /^\w+ \/api\/InformationsAdditionnelles(\/.*)?$/,
  /^GET \/api\/accueil\/contrats$/,
  /^GET \/api\/statistiques(\/.*)?$/,
  // A new feed is of a company, or else of a person: that is asked of what its body names.
  /^(GET|DELETE) \/api\/planning\/flux(\/.*)?$/,
];

export const isScopedOperation = (name: string): boolean => SCOPED.some((pattern) => pattern.test(name));
