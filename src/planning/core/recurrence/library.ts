import * as imported from 'rrule';

/** Node reads the package as CommonJS, where its exports are in `default`; Vite reads its modules, which have none. */
const library = (Reflect.get(imported, 'default') ?? imported) as typeof imported;

export const { RRule } = library;
