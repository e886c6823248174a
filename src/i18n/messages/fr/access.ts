/** Words about access that every page may show: seeing as another person. */
export const access = {
  search: { clear: 'Effacer la recherche' },
  ofPerson: 'Droits de cette personne',
  viewAs: {
    withheld: 'Cette personne peut le faire\u00a0; vous voyez le portail comme elle, en lecture seule.',
    start: 'Voir comme cette personne',
    banner: 'Vous voyez le portail comme %{name}, en lecture seule.',
    limited: 'Certains de ses droits ne valent que pour les adhérents de ses profils.',
    leave: 'Quitter',
  },
} as const;
