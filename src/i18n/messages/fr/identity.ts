/** The sign-in pages that the server makes. */
export const identity = {
  signIn: {
    title: 'Connexion',
    lead: 'Connectez-\u2060vous à %{tenant}',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    show: 'Afficher',
    hide: 'Masquer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    remember: 'Rester connecté pendant %{days} jours sur cet appareil',
    submit: 'Se connecter',
    forgotten: 'Mot de passe oublié\u00a0?',
  },
  /** Why a person was not let in: the first two never tell whether an address is known. */
  refusals: {
    incomplete: 'Saisissez votre adresse e-mail et votre mot de passe.',
    refused: 'L’adresse e-mail ou le mot de passe est incorrect.',
    locked: 'Votre compte est verrouillé. Adressez-vous à votre administrateur.',
    slowed: 'Trop de tentatives. Réessayez dans %{minutes} min.',
  },
  signOut: {
    title: 'Déconnexion',
    question: 'Voulez-vous vous déconnecter de %{tenant}\u00a0?',
    progress: 'Déconnexion en cours…',
    submit: 'Se déconnecter',
    stay: 'Rester connecté',
    done: 'Vous êtes déconnecté',
    doneText: 'Vous pouvez fermer cette page ou vous connecter de nouveau.',
  },
  errors: {
    expired: 'Cette page de connexion a expiré',
    expiredText:
      'Elle est restée ouverte trop longtemps, ou les cookies de ce site sont bloqués. Reprenez la connexion.',
    refused: 'Demande de connexion refusée',
    refusedText: 'Le lien qui vous a conduit ici n’est pas valable pour cette application.',
    unexpected: 'La connexion n’a pas pu aboutir',
    unexpectedText: 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',
    code: 'Code\u00a0: %{code}',
    again: 'Reprendre la connexion',
  },
} as const;
