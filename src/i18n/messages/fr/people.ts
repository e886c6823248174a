/** Pages about people: the staff directory (`people`). */
export const people = {
  directory: {
    title: 'Trombinoscope',
    help: 'Qui est qui\u00a0: fonctions, équipes, structure et coordonnées professionnelles.',
    search: 'Chercher une personne',
    by: 'Chercher dans',
    everywhere: 'Partout',
    searched: { nom: 'Nom', fonction: 'Fonction', equipe: 'Équipe', structure: 'Structure' },
    team: 'Équipe',
    allTeams: 'Toutes',
    view: 'Présentation',
    cards: 'Fiches',
    list: 'Liste compacte',
    found: '%{smart_count} personne |||| %{smart_count} personnes',
    none: 'Aucune personne',
    more: 'Afficher la suite',
    leads: '%{team} · responsable',
    saveOne: 'Carte de visite\u00a0: %{name}',
    saveAll: 'Cartes de visite',
    saveFailed: 'Les cartes de visite n’ont pas pu être lues.',
  },
} as const;
