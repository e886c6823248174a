/** The mails that the server sends, and the page that shows them in development. */
export const mails = {
  greeting: 'Bonjour %{name},',
  namelessGreeting: 'Bonjour,',
  unexpected: 'Si vous n’attendiez pas ce message, vous pouvez l’ignorer\u00a0: sans votre action, rien ne change.',
  link: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
  expiry:
    'Ce lien est valable %{smart_count} heure et ne sert qu’une fois. |||| Ce lien est valable %{smart_count} heures et ne sert qu’une fois.',
  confirmAccount: {
    subject: 'Activez votre compte %{tenant}',
    text: 'Un compte a été créé pour vous sur %{tenant}. Confirmez votre adresse e-mail et choisissez votre mot de passe pour l’activer.',
    action: 'Activer mon compte',
  },
  confirmEmail: {
    subject: 'Confirmez votre adresse e-mail',
    text: 'Cette adresse e-mail a été indiquée pour votre compte %{tenant}. Confirmez qu’elle est bien la vôtre.',
    action: 'Confirmer mon adresse',
  },
  resetPassword: {
    subject: 'Choisissez un nouveau mot de passe',
    text: 'Un nouveau mot de passe a été demandé pour votre compte %{tenant}.',
    action: 'Choisir un mot de passe',
  },
  openRecord: 'Ouvrir la fiche',
  incident: {
    reported: {
      subject: 'Incident signalé\u00a0: %{title}',
      text: '%{author} a signalé un incident dont le processus est sous votre responsabilité.',
    },
    assigned: {
      subject: 'Un incident vous est confié\u00a0: %{title}',
      text: '%{author} vous a confié le traitement de cet incident.',
    },
    state: {
      subject: 'Incident %{title}\u00a0: %{state}',
      text: 'L’état de cet incident est maintenant «\u00a0%{state}\u00a0».',
    },
    action: {
      subject: 'Une action vous est confiée\u00a0: %{action}',
      text: '%{author} vous a confié une action corrective de l’incident «\u00a0%{title}\u00a0».',
    },
    comment: { subject: 'Commentaire\u00a0: %{title}', text: '%{author} a commenté cet incident.' },
    due: 'À faire pour le %{due}.',
    open: 'Ouvrir l’incident',
  },
  requestAccepted: {
    subject: 'Votre demande est acceptée',
    text: 'La modification que vous avez proposée pour votre fiche %{tenant} est acceptée\u00a0: elle est faite.',
    action: 'Voir mon profil',
  },
  requestRefused: {
    subject: 'Votre demande est refusée',
    text: 'La modification que vous avez proposée pour votre fiche %{tenant} est refusée.',
    action: 'Voir mon profil',
  },
  requestPlanAccepted: {
    subject: 'Votre demande est acceptée',
    text: 'La modification que vous avez demandée dans votre planning %{tenant} est acceptée\u00a0: elle y est.',
    action: 'Voir mon planning',
  },
  requestPlanRefused: {
    subject: 'Votre demande est refusée',
    text: 'La modification que vous avez demandée dans votre planning %{tenant} est refusée.',
    action: 'Voir mon planning',
  },
  slot: {
    added: 'Créneau demandé\u00a0: %{slot}',
    removed: 'Créneau à supprimer\u00a0: %{slot}',
    before: 'Créneau concerné\u00a0: %{slot}',
    after: 'Changement demandé\u00a0: %{slot}',
    oneDay: '%{day}, de %{from} à %{to}, %{title}',
    severalDays: 'du %{day} à %{from} au %{lastDay} à %{to}, %{title}',
  },
  requestAccess: {
    subject: 'Demande d’accès',
    text: 'Une personne demande à ouvrir une page de %{tenant} que ses droits n’ouvrent pas.',
    action: 'Voir ce qui lui manque',
  },
  accessOf: '%{name} demande l’accès à la page %{page}.',
  answerOf: 'Réponse de %{name}\u00a0: %{answer}',
  mailbox: {
    title: 'Messages envoyés',
    lead: 'Sans serveur SMTP (SMTP_URL), les messages de cette organisation de démonstration ne partent pas\u00a0: ils sont gardés ici, les %{max} derniers.',
    empty: 'Aucun message pour l’instant.',
    to: 'À',
  },
} as const;
