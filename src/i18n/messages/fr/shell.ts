/** Layout, menu, command palette, home, public pages. */
export const shell = {} as const;
