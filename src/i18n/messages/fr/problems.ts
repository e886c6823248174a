/** Errors of the API: `problems.<code>` (`title`, `detail`), `problems.parameters.<code>` of a query parameter. Of a
   field: `validation.ts`. Where a save is refused: `server/database/changes/refusalReasons.ts`. */
export const problems = {
  malformedRequest: {
    title: 'Demande illisible',
    detail: 'La demande n’est pas conforme au protocole HTTP.',
  },
  malformedAddress: {
    title: 'Adresse illisible',
    detail: 'L’adresse demandée contient des caractères mal encodés.',
  },
  preconditionFailed: {
    title: 'Fichier d’une autre version',
    detail: 'Le fichier n’a pas la version que vous demandez.',
  },
  rangeNotSatisfiable: {
    title: 'Partie absente',
    detail: 'Le fichier n’a pas la partie que vous demandez.',
  },
  malformedText: {
    title: 'Texte illisible',
    detail: 'La demande contient des caractères qui ne sont pas du texte.',
  },
  tooDeep: {
    title: 'Données trop imbriquées',
    detail: 'La demande contient des données imbriquées sur plus de %{most} niveaux.',
  },
  malformedJson: {
    title: 'JSON illisible',
    detail: 'Le corps de la demande n’est pas un document JSON valide.',
  },
  malformedForm: {
    title: 'Formulaire illisible',
    detail: 'Le corps de la demande n’est pas un formulaire «\u00a0multipart/form-data\u00a0» valide.',
  },
  bodyExpected: {
    title: 'Corps absent',
    detail: 'La demande doit porter un corps.',
  },
  bodyNotObject: {
    title: 'Corps inattendu',
    detail: 'Le corps de la demande doit être un objet JSON\u00a0: { "champ": valeur }.',
  },
  invalid: {
    title: 'Saisie refusée',
    detail: 'Certains champs ne sont pas acceptés\u00a0; rien n’a été enregistré.',
  },
  invalidParameter: {
    title: 'Paramètre refusé',
    detail: 'Certains paramètres de l’adresse ne sont pas acceptés.',
  },
  unauthenticated: {
    title: 'Connexion requise',
    detail: 'Connectez-vous pour continuer.',
  },
  invalidToken: {
    title: 'Session expirée',
    detail: 'Votre session n’est plus valable\u00a0; connectez-vous de nouveau.',
  },
  forbidden: {
    title: 'Accès refusé',
    detail: 'Vos droits ne permettent pas cette opération\u00a0; il faut\u00a0: %{needed}.',
  },
  unknownAccount: {
    title: 'Compte inconnu',
    detail: 'La personne %{name} n’a pas de compte ici. Adressez-vous à votre administrateur.',
  },
  lockedAccount: {
    title: 'Compte verrouillé',
    detail: 'Votre compte est verrouillé. Adressez-vous à votre administrateur.',
  },
  notFound: {
    title: 'Adresse inconnue',
    detail: 'Aucune ressource ne répond à l’adresse %{path}.',
  },
  unknownRecord: {
    title: 'Fiche introuvable',
    detail: 'Cette fiche n’existe pas ou n’existe plus.',
  },
  unknownDuplication: {
    title: 'Duplication introuvable',
    detail: 'Ce créneau n’a pas de duplication sous ce numéro\u00a0; rien n’a été enregistré.',
  },
  unknownTenant: {
    title: 'Organisation inconnue',
    detail: 'Aucune organisation n’est servie à l’adresse %{host}.',
  },
  unknownLink: {
    title: 'Lien non valable',
    detail: 'Ce lien a expiré, a déjà servi ou n’est pas complet. Demandez-en un nouveau.',
  },
  methodNotAllowed: {
    title: 'Méthode non permise',
    detail: 'La méthode %{method} n’est pas permise à cette adresse\u00a0; méthodes permises\u00a0: %{allowed}.',
  },
  duplicate: {
    title: 'Valeur déjà utilisée',
    detail: 'Une autre fiche porte déjà cette valeur\u00a0; rien n’a été enregistré.',
  },
  referenced: {
    title: 'Fiche utilisée',
    detail: 'Cette fiche est utilisée ailleurs et ne peut pas être supprimée.',
  },
  cycle: {
    title: 'Boucle dans la hiérarchie',
    detail: 'Une fiche ne peut pas se trouver au-dessus d’elle-même\u00a0; rien n’a été enregistré.',
  },
  conflict: {
    title: 'Conflit',
    detail: 'L’état actuel de la fiche ne permet pas cette opération\u00a0; rien n’a été enregistré.',
  },
  contended: {
    title: 'Fiches très demandées',
    detail:
      'D’autres enregistrements touchent les mêmes fiches en ce moment\u00a0; rien n’a été enregistré. Réessayez dans quelques instants.',
  },
  reservedDecision: {
    title: 'Décision réservée',
    detail: 'Cette décision revient aux personnes qui administrent ces fiches\u00a0; rien n’a été enregistré.',
  },
  reservedField: {
    title: 'Champ réservé',
    detail: 'Seules certaines personnes remplissent ce champ\u00a0; rien n’a été enregistré.',
  },
  quotaReached: {
    title: 'Quota atteint',
    detail:
      'Une limite est atteinte\u00a0; rien n’a été enregistré. Supprimez ce qui ne sert plus, ou demandez une limite plus haute à l’administrateur.',
  },
  givesRights: {
    title: 'Attribution réservée',
    detail:
      'Cette modification changerait les droits de personnes\u00a0: elle demande le droit de les attribuer (administrer les identités, ou les fonctions pour une fonction). Rien n’a été enregistré.',
  },
  dependsOnRefused: {
    title: 'Ligne précédente refusée',
    detail: 'Cette ligne dépend d’une autre, qui est refusée\u00a0: %{why}',
  },
  slotsRefused: {
    title: 'Créneaux refusés',
    detail:
      '%{smart_count} créneau sur %{total} est refusé, rien n’a été enregistré. %{said} |||| %{smart_count} créneaux sur %{total} sont refusés, rien n’a été enregistré. Le premier\u00a0: %{said}',
  },
  simulationConflicts: {
    title: 'Le planning réel a changé',
    detail:
      '%{smart_count} changement de la simulation ne va plus avec le planning réel\u00a0; laissez-le de côté, ou reprenez-le. |||| %{smart_count} changements de la simulation ne vont plus avec le planning réel\u00a0; laissez-les de côté, ou reprenez-les.',
  },
  tooManyWritten: {
    title: 'Trop de créneaux',
    detail:
      'Cette opération porterait sur %{count} créneaux\u00a0; c’est %{max} au plus à la fois. Rien n’a été enregistré.',
  },
  alreadyValidated: {
    title: 'Déjà validée',
    detail: 'Cette simulation est déjà validée\u00a0: ses changements sont dans le planning réel. Rien n’a été refait.',
  },
  exportOutdated: {
    title: 'Conditions dépassées',
    detail:
      'Les conditions de cet export ne correspondent plus aux données\u00a0: choisissez-les de nouveau. Rien n’a été exporté.',
  },
  alreadyDecided: {
    title: 'Demande déjà traitée',
    detail: 'Cette demande a déjà été acceptée ou refusée.',
  },
  requestOutdated: {
    title: 'Demande dépassée',
    detail:
      'Ce qu’elle concerne a changé ou n’existe plus depuis cette demande\u00a0: refusez-la, ou faites le changement vous-même.',
  },
  lastAdministrator: {
    title: 'Dernier administrateur',
    detail: 'Plus personne ne pourrait administrer les droits\u00a0; rien n’a été enregistré.',
  },
  protectedAccount: {
    title: 'Compte protégé',
    detail:
      'Cette personne détient des droits que vous n’avez pas\u00a0: toucher à son compte demande le droit d’administrer les identités.',
  },
  viewAsReadOnly: {
    title: 'Consultation seule',
    detail: 'Vous consultez le portail comme une autre personne\u00a0: rien ne peut être enregistré.',
  },
  viewAsNotStarted: {
    title: 'Consultation non ouverte',
    detail: 'Ouvrez d’abord la consultation du portail comme cette personne.',
  },
  stale: {
    title: 'Fiche modifiée entre-temps',
    detail: 'Quelqu’un a modifié cette fiche depuis que vous l’avez lue\u00a0; relisez-la avant de recommencer.',
  },
  malformedChangeSet: {
    title: 'Changements illisibles',
    detail:
      'Un lot de changements est attendu\u00a0: son origine, son mode («\u00a0all\u00a0» ou «\u00a0good\u00a0») et la liste de ses changements.',
  },
  malformedChange: {
    title: 'Changement illisible',
    detail: 'Le changement n° %{place} n’est pas lisible\u00a0; rien n’a été enregistré.',
  },
  notOffered: {
    title: 'Opération absente',
    detail: 'Ces fiches ne peuvent pas être écrites de cette façon.',
  },
  stillRunning: {
    title: 'Enregistrement en cours',
    detail: 'Le même lot de changements est encore en cours d’enregistrement\u00a0; réessayez dans quelques instants.',
  },
  idempotencyReused: {
    title: 'Clé déjà utilisée',
    detail: 'Un autre lot de changements a déjà été enregistré sous cette clé\u00a0; rien n’a été enregistré.',
  },
  tooManyValues: {
    title: 'Changement trop grand',
    detail: 'Un changement contient plus de %{most} valeurs\u00a0; rien n’a été enregistré.',
  },
  noRoom: {
    title: 'Plus de place',
    detail:
      'Le disque du serveur est plein\u00a0: rien n’a été enregistré. Prévenez la personne qui administre le serveur.',
  },
  spoolFull: {
    title: 'Trop de données à la fois',
    detail:
      'Le serveur traite déjà autant de changements et d’exports qu’il peut en garder\u00a0; réessayez dans quelques instants.',
  },
  tooManyChanges: {
    title: 'Trop de changements',
    detail: 'Un lot contient au plus %{max} changements.',
  },
  tooManySlots: {
    title: 'Export trop volumineux',
    detail:
      'La recherche trouve %{count} créneaux\u00a0; un export en contient %{most} au plus. Choisissez une période plus courte, ou moins d’adhérents ou de salariés.',
  },
  tooLarge: {
    title: 'Envoi trop volumineux',
    detail: 'La taille maximale est de %{max}.',
  },
  addressTooLong: {
    title: 'Adresse trop longue',
    detail: 'L’adresse demandée est trop longue.',
  },
  unsupportedMediaType: {
    title: 'Format non pris en charge',
    detail: 'Formats acceptés pour le corps de la demande\u00a0: %{accepted}.',
  },
  tooManyRequests: {
    title: 'Trop de demandes',
    detail: 'Réessayez dans %{seconds} s.',
  },
  requestTooSlow: {
    title: 'Demande trop lente',
    detail: 'L’en-tête de la demande n’est pas arrivé à temps.',
  },
  headersTooLarge: {
    title: 'En-têtes trop volumineux',
    detail: 'Les en-têtes de la demande sont trop volumineux.',
  },
  unexpected: {
    title: 'Erreur inattendue',
    detail: 'Une erreur inattendue s’est produite\u00a0; elle a été consignée sous la référence %{reference}.',
  },
  unavailable: {
    title: 'Service indisponible',
    detail: 'La base de données ne répond pas\u00a0; réessayez dans quelques instants.',
  },
  mailUnavailable: {
    title: 'Message non envoyé',
    detail: 'Le message n’a pas pu être envoyé\u00a0; réessayez dans quelques instants.',
  },
  filesUnavailable: {
    title: 'Fichiers indisponibles',
    detail:
      'Les fichiers ne peuvent être ni lus ni enregistrés pour le moment\u00a0; réessayez dans quelques instants.',
  },
  /** What is wrong with a query parameter. */
  parameters: {
    unknown: 'Ce paramètre n’existe pas ici.',
    unknownNearest: 'Ce paramètre n’existe pas ici\u00a0; vouliez-vous écrire «\u00a0%{nearest}\u00a0»\u00a0?',
    required: 'Ce paramètre est obligatoire.',
    repeated: 'Ce paramètre est donné plusieurs fois.',
    pageNumber: 'Un nombre entier à partir de 1 est attendu.',
    pageSize: 'Un nombre entier de 1 à %{max} est attendu.',
    tooLong: 'Au plus %{max} caractères sont acceptés.',
    yesOrNo: '«\u00a0true\u00a0» ou «\u00a0false\u00a0» est attendu.',
    orderBy: 'La liste ne peut pas être triée par «\u00a0%{name}\u00a0».',
    orderByNearest:
      'La liste ne peut pas être triée par «\u00a0%{name}\u00a0»\u00a0; vouliez-vous écrire «\u00a0%{nearest}\u00a0»\u00a0?',
    ids: 'Une suite de 1 à %{max} identifiants séparés par des virgules est attendue.',
    filterJson: 'Une condition en JSON est attendue.',
    filterTooLarge: 'La condition est trop longue ou trop imbriquée.',
    filterField: 'Le champ «\u00a0%{name}\u00a0» n’existe pas ou ne se filtre pas.',
    filterFieldNearest:
      'Le champ «\u00a0%{name}\u00a0» n’existe pas\u00a0; vouliez-vous écrire «\u00a0%{nearest}\u00a0»\u00a0?',
    filterOperator: 'Le champ «\u00a0%{name}\u00a0» ne se compare pas avec «\u00a0%{operator}\u00a0».',
    filterValue: 'La valeur donnée pour «\u00a0%{name}\u00a0» n’est pas acceptée.',
  },
} as const;
