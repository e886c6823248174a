/** The explorer's own address. */
export const EXPLORER = '/admin/ressources';

/** What of a resource is shown, in the order of its tabs. */
export const PARTS = ['relations', 'fields', 'screens', 'operations', 'table', 'declaration'] as const;
export type Part = (typeof PARTS)[number];

/** The address at which the explorer shows a resource. */
export const explorerAddress = (name: string, part?: Part): string =>
  `${EXPLORER}?${new URLSearchParams({ ressource: name, ...(part && part !== PARTS[0] && { partie: part }) }).toString()}`;

/** The address at which a declaration is tried; of a resource, a change of it. */
export const playgroundAddress = (name?: string): string =>
  `${EXPLORER}?${new URLSearchParams({ essai: '', ...(name !== undefined && { ressource: name }) }).toString()}`;
