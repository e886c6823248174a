/** No function holds them (section 6): the screens exist, stay shut, and have no entry in the menu. */
export const INACCESSIBLE = { rights: ['INACCESSIBLE:read', 'INACCESSIBLE'] } as const;
