// Families of resources as a developer declares them: nothing but declarations. The suite holds them to what their wishes were.
export * from './achats';
export * from './appareils';
export * from './cles';
export * from './diffusions';
export * from './equipements';
export * from './formations';
export * from './risques';
export * from './salles';
export * from './vehicules';
