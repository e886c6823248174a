// Every family of declared resources. A new resource is its own file and one line here.
export * from './acces';
export * from './activites';
export * from './contrats';
export * from './interventions';
export * from './liensAcces';
export * from './personnes';
export * from './preferences';
export * from './systeme';
export * from './utilisateurs';
