/** No function holds them (section 6 of the specification): the screens exist, stay shut, and have no entry in the menu. */
export const INACCESSIBLE = { rights: ['INACCESSIBLE:read', 'INACCESSIBLE'] } as const;
