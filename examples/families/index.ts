// Families of resources as a developer declares them: nothing but declarations. The suite holds them to what their wishes were.
export * from './appareils';
export * from './diffusions';
export * from './equipements';
export * from './formations';
export * from './salles';
export * from './vehicules';
