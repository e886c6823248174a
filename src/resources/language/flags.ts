/** Prefix of rights, in capitals, without the level after the colon. */
export type RightsName = Uppercase<string>;

/** Levels of a right: `VEHICULES:read` and so on (section 6 of the specification). */
export type Flag = 'read' | 'create' | 'update' | 'admin';
