/** What the data provider says of failures, where the API itself says nothing that can be shown. */
export const data = {
  errors: {
    network: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.',
    timeout: 'Le service met trop de temps à répondre. Réessayez dans un instant.',
    unreadable: 'La réponse du service n’a pas pu être lue.',
    tooLong: 'Cette liste est trop longue pour ce tri ou ce filtre. Précisez la recherche.',
    createdWithoutId:
      'L’élément est créé, mais le service n’a pas indiqué son numéro. Rechargez la liste pour le retrouver.',
    viewAsReadOnly: 'Vous consultez le portail comme une autre personne\u00a0: rien ne peut être enregistré.',
    unlisted: 'Le service de votre organisation ne propose pas cette liste.',
    notOffered: 'Le service de votre organisation ne propose pas cette fonction.',
    unaddressed: 'Le service n’a pas indiqué comment désigner cet élément. Rechargez la liste, puis réessayez.',
    cancelled: 'Annulé avant l’envoi.',
    partly: 'Certaines lignes n’ont pas pu être traitées.',
    invalid: 'Le service a refusé cette saisie.',
    unauthenticated: 'Votre session a expiré. Reconnectez-vous pour continuer.',
    forbidden: 'Vos droits ne permettent pas cette action.',
    notFound: 'Cet élément n’existe pas ou plus.',
    conflict: 'Cette action n’est pas possible dans l’état actuel de l’élément.',
    dependsOnRefused: 'Cette ligne dépend d’une autre, qui est refusée.',
    stale: 'Quelqu’un d’autre a modifié cet élément entre-temps. Rechargez-le avant de le modifier.',
    tooLarge: 'L’envoi est trop volumineux.',
    unsupported: 'Ce type de contenu n’est pas accepté.',
    tooManyRequests: 'Trop de demandes en peu de temps. Patientez un instant.',
    unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques minutes.',
    unexpected:
      'Le service a rencontré un problème. Rien n’indique que l’action ait abouti\u00a0: vérifiez avant de recommencer.',
  },
} as const;
