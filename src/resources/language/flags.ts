/** The first half of rights: capitals, which have no level behind a colon. */
export type RightsName = Uppercase<string>;

/** The levels of a right: `VEHICULES:read` and so on (section 6 of the specification). */
export type Flag = 'read' | 'create' | 'update' | 'admin';
