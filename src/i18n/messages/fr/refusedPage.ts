/** The page of a refused address: what was refused, and who can grant it. */
export const refusedPage = {
  title: 'Accès non autorisé',
  detail: 'Vos droits ne permettent pas d’ouvrir cette page ou de faire cette action.',
  shut: 'Cette page n’est ouverte à personne\u00a0: aucun droit n’y donne accès.',
  page: 'Page demandée',
  needed: 'Droit nécessaire |||| Un de ces droits suffit',
  reason: 'Réponse du service',
  givers: 'Qui peut l’accorder',
  advice: 'Si vous en avez besoin pour votre travail, demandez l’accès à l’administrateur de votre organisation.',
  ask: 'Demander l’accès',
  sent: 'Votre demande est partie par e-mail à\u00a0: %{names}.',
  notSent: 'La demande n’a pas pu partir. Adressez-vous à l’administrateur de votre organisation.',
  why: 'Pourquoi\u00a0?',
};
