import type { ProductRoute } from '../../routes/productRoute';

const open = { rule: {}, layout: 'full', public: true } as const;

/** Routes that are reached without a session. */
export const publicRoutes: readonly ProductRoute[] = [
  {
    ...open,
    path: '/',
    redirectIfSignedIn: true,
    title: ['Socle', 'Socle', 'Socle', 'Socle'],
    content: [
      'Mène à la présentation.',
      'Leads to the presentation.',
      'Führt zur Vorstellung.',
      'Conduz à apresentação.',
    ],
  },
  {
    ...open,
    path: '/presentation',
    redirectIfSignedIn: true,
    title: ['Présentation', 'Presentation', 'Vorstellung', 'Apresentação'],
    content: [
      'Le portail et ce qu’on y trouve.',
      'The portal and what it holds.',
      'Das Portal und was es enthält.',
      'O portal e o que contém.',
    ],
  },
  {
    ...open,
    path: '/callback',
    title: ['Retour de connexion', 'Return from sign-in', 'Rückkehr von der Anmeldung', 'Regresso da autenticação'],
    content: [
      'Achève la connexion.',
      'Completes the sign-in.',
      'Schließt die Anmeldung ab.',
      'Conclui a autenticação.',
    ],
  },
  {
    ...open,
    path: '/silent-renew',
    title: ['Renouvellement de session', 'Session renewal', 'Erneuerung der Sitzung', 'Renovação da sessão'],
    content: [
      'Prolonge la session sans être vu.',
      'Renews the session unseen.',
      'Verlängert die Sitzung unsichtbar.',
      'Renova a sessão sem se ver.',
    ],
  },
  {
    ...open,
    path: '/login',
    redirectIfSignedIn: true,
    title: ['Connexion', 'Sign-in', 'Anmeldung', 'Autenticação'],
    content: [
      'Mène à la page de connexion.',
      'Leads to the sign-in page.',
      'Führt zur Anmeldeseite.',
      'Conduz à página de autenticação.',
    ],
  },
  {
    ...open,
    path: '/register',
    redirectIfSignedIn: true,
    title: ['Demander un compte', 'Ask for an account', 'Ein Konto anfordern', 'Pedir uma conta'],
    content: [
      'Dit comment un compte s’obtient.',
      'Says how to get an account.',
      'Sagt, wie man ein Konto erhält.',
      'Diz como se obtém uma conta.',
    ],
  },
  {
    ...open,
    path: '/forgot-password',
    redirectIfSignedIn: true,
    title: ['Mot de passe oublié', 'Forgotten password', 'Passwort vergessen', 'Palavra-passe esquecida'],
    content: [
      'Envoie un lien pour choisir un autre mot de passe.',
      'Sends a link to choose another password.',
      'Sendet einen Link zur Wahl eines neuen Passworts.',
      'Envia uma ligação para escolher outra palavra-passe.',
    ],
  },
  {
    ...open,
    path: '/error-404',
    title: ['Page introuvable', 'Page not found', 'Seite nicht gefunden', 'Página não encontrada'],
    content: [
      'L’adresse demandée n’existe pas.',
      'The address asked for does not exist.',
      'Die Adresse gibt es nicht.',
      'O endereço pedido não existe.',
    ],
  },
  {
    ...open,
    path: '/pages/miscellaneous/not-authorized',
    title: ['Accès non autorisé', 'Access not allowed', 'Zugriff nicht erlaubt', 'Acesso não autorizado'],
    content: [
      'Ce qui a été refusé, et à qui le demander.',
      'What was refused, and whom to ask for it.',
      'Was verweigert wurde und wen man darum bittet.',
      'O que foi recusado, e a quem o pedir.',
    ],
  },
  {
    ...open,
    path: '/pages/miscellaneous/coming-soon',
    title: ['Bientôt disponible', 'Coming soon', 'Demnächst verfügbar', 'Disponível em breve'],
    content: [
      'L’espace n’est pas encore ouvert.',
      'The portal is not open yet.',
      'Das Portal ist noch nicht geöffnet.',
      'O portal ainda não está aberto.',
    ],
  },
  {
    ...open,
    path: '/pages/miscellaneous/under-maintenance',
    title: ['Maintenance en cours', 'Under maintenance', 'Wartung läuft', 'Em manutenção'],
    content: [
      'L’espace est fermé le temps d’une maintenance.',
      'The portal is closed for maintenance.',
      'Das Portal ist wegen Wartung geschlossen.',
      'O portal está fechado para manutenção.',
    ],
  },
  {
    ...open,
    path: '/pages/miscellaneous/error',
    title: ['Erreur', 'Error', 'Fehler', 'Erro'],
    content: [
      'L’espace n’a pas pu s’ouvrir.',
      'The portal could not open.',
      'Das Portal konnte nicht geöffnet werden.',
      'Não foi possível abrir o portal.',
    ],
  },
  {
    ...open,
    path: '/confirmAccount/{userId}/{emailToken}/{passwordToken}',
    title: ['Activer mon compte', 'Activate my account', 'Mein Konto aktivieren', 'Ativar a minha conta'],
    content: [
      'Confirme un compte neuf et son mot de passe.',
      'Confirms a new account and its password.',
      'Bestätigt ein neues Konto und sein Passwort.',
      'Confirma uma conta nova e a sua palavra-passe.',
    ],
  },
  {
    ...open,
    path: '/{userId}/confirmEmail/{emailToken}',
    title: ['Confirmer mon adresse', 'Confirm my address', 'Meine Adresse bestätigen', 'Confirmar o meu endereço'],
    content: [
      'Confirme l’adresse e-mail d’un compte.',
      'Confirms the e-mail address of an account.',
      'Bestätigt die E-Mail-Adresse eines Kontos.',
      'Confirma o endereço de e-mail de uma conta.',
    ],
  },
  {
    ...open,
    path: '/{userId}/resetPassword/{passwordToken}',
    title: ['Choisir un mot de passe', 'Choose a password', 'Ein Passwort wählen', 'Escolher uma palavra-passe'],
    content: [
      'Remplace un mot de passe oublié.',
      'Replaces a forgotten password.',
      'Ersetzt ein vergessenes Passwort.',
      'Substitui uma palavra-passe esquecida.',
    ],
  },
  {
    ...open,
    path: '*',
    title: ['Page introuvable', 'Page not found', 'Seite nicht gefunden', 'Página não encontrada'],
    content: ['Mène à /error-404.', 'Leads to /error-404.', 'Führt zu /error-404.', 'Conduz a /error-404.'],
  },
];
