/** The levels of a right: `VEHICULES:read` and so on (section 6 of the specification). */
export type Flag = 'read' | 'create' | 'update' | 'admin';
