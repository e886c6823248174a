// Families of resources as a developer declares them: nothing but declarations. The tests check them against their
// requirements.
export * from './achats';
export * from './appareils';
export * from './cles';
export * from './diffusions';
export * from './equipements';
export * from './formations';
export * from './risques';
export * from './salles';
export * from './vehicules';
