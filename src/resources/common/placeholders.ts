const PLACEHOLDER = /%\{(\w+)\}/g;

/** What a text leaves open: `libelle` of "Contrat %{libelle} signé". */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? [])),
];
