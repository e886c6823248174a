/**
 * The operations that a right limited to some companies permits, transcribed from docs/decisions/0026-scopes.md, never
 * from the declarations; all other operations that need a right refuse it.
 */
const SCOPED: readonly RegExp[] = [
  // Existing companies, and everything below them.
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
  // A new feed belongs to a company or a person: the server checks the one named in the body.
  /^(GET|DELETE) \/api\/planning\/flux(\/.*)?$/,
];

export const isScopedOperation = (name: string): boolean => SCOPED.some((pattern) => pattern.test(name));
