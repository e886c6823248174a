/** Words of requests for changes, whatever they would change. */
export const requests = {
  byState: 'Demandes par état',
  reason: 'Motif\u00a0: %{reason}',
  answer: 'Réponse\u00a0: %{answer}',
  asked: 'Demandée le %{when}.',
  decided: 'Traitée par %{name} le %{when}.',
  more: 'Afficher la demande suivante |||| Afficher la suite (%{smart_count} demandes)',
  waiting: 'En attente (%{smart_count})',
  tabs: { EnAttente: 'En attente', Acceptee: 'Acceptées', Refusee: 'Refusées', toutes: 'Toutes' },
  states: { EnAttente: 'En attente', Acceptee: 'Acceptée', Refusee: 'Refusée' },
  accept: { title: 'Accepter la demande\u00a0?', answer: 'Message (facultatif)', action: 'Accepter' },
  refuse: { title: 'Refuser la demande\u00a0?', answer: 'Motif du refus', action: 'Refuser' },
  withdraw: {
    action: 'Retirer la demande',
    title: 'Retirer cette demande\u00a0?',
    text: 'Elle ne sera plus à traiter\u00a0; la fiche et le planning restent comme ils sont.',
    done: 'Demande retirée.',
  },
  none: 'aucun',
  acceptAll: 'Accepter les %{smart_count}',
  acceptClear: 'Accepter les %{smart_count} sans conflit',
  held: {
    Acceptee:
      'Demande acceptée\u00a0: la réponse part dans quelques secondes. |||| %{smart_count} demandes acceptées\u00a0: les réponses partent dans quelques secondes.',
    Refusee: 'Demande refusée\u00a0: la réponse part dans quelques secondes.',
  },
  undone: 'Demande de nouveau en attente. |||| Demandes de nouveau en attente.',
  notUndone: 'Une réponse ne s’annule pas\u00a0: la personne l’a déjà reçue par e-mail.',
} as const;
