import { password } from './password';

/** The pages that are shown without the application: they load on their own, so they are not among `messages`. */
export const publicPages = {
  language: 'Langue',
  toDark: 'Passer au thème sombre',
  toLight: 'Passer au thème clair',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  home: 'Revenir à l’accueil',
  retry: 'Réessayer',
  waiting: 'Ouverture de votre espace…',
  presentation: {
    title: 'Le portail de gestion de %{tenant}',
    lead: 'Tout ce qui fait le suivi de vos adhérents, au même endroit\u00a0: qui ils sont, ce qui leur est dû, qui intervient et quand.',
    accounts:
      'L’accès est réservé aux personnes de l’organisation. Votre compte vous est remis par son administrateur.',
    contents: 'Ce que vous y trouvez',
    members: 'Adhérents',
    membersDetail: 'Sites, contacts, contrats, prestations et actions collectives',
    partners: 'Partenaires et fournisseurs',
    partnersDetail: 'Conventions, interlocuteurs et documents',
    staff: 'Équipes',
    staffDetail: 'Annuaire, groupes et compétences',
    planning: 'Planning',
    planningDetail: 'Interventions, demandes et validations du mois',
    followUp: 'Suivi',
    followUpDetail: 'Fiches incident, processus et statistiques',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    detail: 'L’adresse est incomplète, ou la page a été déplacée.',
  },
  notAuthorized: {
    title: 'Accès non autorisé',
    detail: 'Vos droits ne permettent pas d’ouvrir cette page ou de faire cette action.',
  },
  viewAs: {
    banner: 'Vous voyez le portail comme %{name}, en lecture seule.',
    limited: 'Certains de ses droits ne valent que pour les adhérents de ses profils.',
    leave: 'Quitter',
  },
  unknownHost: {
    title: 'Aucune organisation à cette adresse',
    detail: '%{host} n’est rattachée à aucun espace. Vérifiez l’adresse, ou demandez-la à votre organisation.',
  },
  password,
  account: {
    email: 'Adresse e-mail',
    password: 'Nouveau mot de passe',
    confirmPassword: 'Confirmez le mot de passe',
    show: 'Afficher',
    hide: 'Masquer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    met: '(respecté)',
    tooShort: '%{field}\u00a0: trop court, il faut au moins %{min} caractères.',
    tooWeak: 'Ce mot de passe ne respecte pas encore toutes les règles.',
    unreachable: 'Le service ne répond pas. Vérifiez votre connexion, puis réessayez.',
    askAdministrator:
      'La demande en ligne n’est pas proposée ici. Adressez-vous à l’administrateur de votre organisation, qui peut vous envoyer un lien.',
    linkOver: 'Ce lien ne fonctionne plus',
    linkOverDetail: 'Il a expiré, a déjà servi ou n’est pas complet. Demandez-en un nouveau avec votre adresse e-mail.',
    newLink: 'Recevoir un nouveau lien',
  },
  confirmAccount: {
    title: 'Activez votre compte',
    detail: 'Choisissez le mot de passe avec lequel vous vous connecterez.',
    submit: 'Activer mon compte',
    done: 'Votre compte est activé',
    doneDetail: 'Votre adresse e-mail est confirmée et votre mot de passe est enregistré.',
  },
  resetPassword: {
    title: 'Choisissez un nouveau mot de passe',
    detail: 'Il remplace l’ancien, et met fin aux sessions ouvertes sur tous vos appareils.',
    submit: 'Enregistrer le mot de passe',
    done: 'Votre mot de passe est changé',
    doneDetail: 'Connectez-vous avec le nouveau mot de passe.',
  },
  confirmEmail: {
    title: 'Confirmez votre adresse e-mail',
    detail: 'Confirmez que cette adresse est bien celle de votre compte.',
    submit: 'Confirmer mon adresse',
    done: 'Votre adresse est confirmée',
    doneDetail: 'Vous pouvez vous connecter avec cette adresse.',
  },
  forgotPassword: {
    title: 'Mot de passe oublié',
    detail: 'Indiquez l’adresse e-mail de votre compte\u00a0: vous recevrez un lien pour choisir un mot de passe.',
    submit: 'Recevoir un lien',
    done: 'Consultez votre messagerie',
    doneDetail:
      'Si un compte a cette adresse, un lien vient de lui être envoyé. Il est valable peu de temps\u00a0; pensez à regarder dans les courriers indésirables.',
  },
  register: {
    title: 'Les comptes sont remis par un administrateur',
    detail:
      'Il n’y a pas d’inscription libre. Demandez un compte à l’administrateur de votre organisation\u00a0: vous recevrez un lien pour l’activer.',
  },
  comingSoon: {
    title: 'Bientôt disponible',
    detail: 'Cette page n’est pas encore ouverte.',
  },
  underMaintenance: {
    title: 'Maintenance en cours',
    detail: 'Le service est interrompu pour une opération de maintenance. Réessayez un peu plus tard.',
  },
  unexpected: {
    title: 'Une erreur s’est produite',
    detail:
      'L’action n’a pas abouti. Réessayez\u00a0; si l’erreur revient, signalez-la à l’administrateur de votre organisation.',
  },
  failure: {
    title: 'L’espace n’a pas pu s’ouvrir',
    environment: 'La configuration de cette adresse n’a pas pu être lue. Vérifiez votre connexion, puis réessayez.',
    identity: 'Le service de connexion ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.',
    refused: 'La connexion n’a pas abouti ou a expiré. Recommencez\u00a0; rien n’a été enregistré.',
    application: 'L’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  },
} as const;
