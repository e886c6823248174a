/** The log of what follows writes. */
export const outbox = {
  title: 'Envois',
  help: 'Ce qui suit les écritures\u00a0: les appels aux outils extérieurs et les courriels, et ce qu’ils sont devenus.',
  notOffered: 'Cette API ne tient pas de journal des envois.',
  byState: 'Par état',
  all: 'Tous',
  empty: 'Aucun envoi.',
  replay: 'Envoyer de nouveau',
  replayOf: 'Envoyer de nouveau l’envoi n° %{id}',
  attempts: '%{smart_count} essai |||| %{smart_count} essais',
  kinds: {
    webhook: 'Appel',
    mail: 'Courriel',
    code: 'Traitement',
  },
  states: {
    waiting: 'En attente',
    sent: 'Parti',
    failed: 'Échec',
  },
  byStates: { waiting: 'En attente', sent: 'Partis', failed: 'Échecs' },
  columns: {
    record: 'Fiche',
    kind: 'Envoi',
    state: 'État',
  },
  outcomes: {
    privateAddress: 'adresse privée refusée',
    httpsNeeded: 'adresse sans https refusée',
    invalidAddress: 'adresse invalide',
    unknownHost: 'hôte inconnu',
    noConnection: 'pas de connexion',
    timeout: 'pas de réponse à temps',
    sent: 'remis',
    mailFailed: 'courriel non remis',
    unconfirmedAddress: 'adresse non confirmée',
    undeclared: 'n’est plus déclaré',
    done: 'fait',
    codeFailed: 'le traitement a échoué',
  },
  key: {
    show: 'Afficher la clé de signature',
    label: 'Clé de signature',
    renew: 'Remplacer la clé',
    question:
      'Les outils qui vérifient les appels avec la clé actuelle les refuseront jusqu’à ce qu’ils connaissent la nouvelle.',
  },
} as const;
