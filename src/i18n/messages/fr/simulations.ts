/** Words of what simulations change in the real plan. */
export const simulations = {
  title: 'Ce que la simulation change',
  validatedTitle: 'Ce que la simulation a changé',
  unread:
    '%{smart_count} ligne de l’historique n’est pas montrée ici. |||| %{smart_count} lignes de l’historique ne sont pas montrées ici.',
  unrecorded: 'Ce qu’elle a changé n’est pas noté dans l’historique, ou ne vous est pas ouvert.',
  validatedBy: 'Validé par %{name}',
  open: 'Ouvrir dans le planning',
  openReal: 'Voir dans le planning réel',
  unseen:
    'L’API de votre organisation ne compare pas la simulation au planning réel. Ouvrez-la dans le planning pour voir ses créneaux.',
  more: 'Afficher la suite (%{smart_count})',
  chooseAll: 'Tout choisir',
  validatePart: 'Valider la sélection (%{smart_count})',
  validateAll: 'Valider le changement |||| Valider les %{smart_count} changements',
  done: 'La simulation est dans le planning réel.',
  donePart:
    '%{smart_count} changement est dans le planning réel. |||| %{smart_count} changements sont dans le planning réel.',
  blocked:
    '%{smart_count} changement est en conflit avec le planning réel\u00a0: il ne peut pas être validé. |||| %{smart_count} changements sont en conflit avec le planning réel\u00a0: ils ne peuvent pas être validés.',
  empty: {
    title: 'Aucun écart',
    text: 'La simulation ne change encore rien au planning réel.',
  },
  marks: {
    added: 'Ajouté',
    moved: 'Modifié',
    removed: 'Retiré',
  },
  counts: {
    added: '%{smart_count} ajouté |||| %{smart_count} ajoutés',
    moved: '%{smart_count} modifié |||| %{smart_count} modifiés',
    removed: '%{smart_count} retiré |||| %{smart_count} retirés',
  },
  lines: {
    who: 'Salarié',
    when: 'Quand',
    company: 'Adhérent',
    type: 'Type',
    text: 'Texte',
  },
  hours: {
    title: 'Heures qui changent',
    people: 'Par salarié',
    companies: 'Par adhérent',
    before: 'Avant',
    after: 'Après',
    change: 'Écart',
  },
  conflicts: {
    changed: 'Le créneau réel a été modifié depuis.',
    gone: 'Le créneau réel n’existe plus.',
    refused: 'Le planning réel le refuse.',
    overlap: 'En même temps qu’un autre créneau du salarié.',
  },
  confirm: {
    title: 'Modifier le planning réel\u00a0?',
    text: '%{smart_count} changement sera fait aussitôt. |||| %{smart_count} changements seront faits aussitôt.',
    warned: 'Dont %{smart_count} avec un avertissement. |||| Dont %{smart_count} avec un avertissement.',
    undo: 'Vous pourrez l’annuler aussitôt, ou plus tard depuis l’historique.',
    action: 'Valider',
  },
} as const;
