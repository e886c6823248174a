export const EXPLORER = '/admin/ressources';

/** Parts of a resource, in the order of the tabs. */
export const PARTS = ['relations', 'fields', 'screens', 'operations', 'table', 'declaration'] as const;
export type Part = (typeof PARTS)[number];

export const explorerAddress = (name: string, part?: Part): string =>
  `${EXPLORER}?${new URLSearchParams({ ressource: name, ...(part && part !== PARTS[0] && { partie: part }) }).toString()}`;

/** The playground, empty or with a resource's declaration. */
export const playgroundAddress = (name?: string): string =>
  `${EXPLORER}?${new URLSearchParams({ essai: '', ...(name !== undefined && { ressource: name }) }).toString()}`;
