const PLACEHOLDER = /%\{(\w+)\}/g;

/** Placeholders of a text: `libelle` in "Contrat %{libelle} signé". */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? [])),
];
