import type { SameKeys } from '../../sameKeys';
import type { identity as french } from '../fr/identity';

export const identity: SameKeys<typeof french> = {
  signIn: {
    title: 'Anmeldung',
    lead: 'Melden Sie sich bei %{tenant} an',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    show: 'Anzeigen',
    hide: 'Verbergen',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    remember: 'Auf diesem Gerät %{days} Tage lang angemeldet bleiben',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
  },
  refusals: {
    incomplete: 'Geben Sie Ihre E-Mail-Adresse und Ihr Passwort ein.',
    refused: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    locked: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an Ihre Administration.',
    slowed: 'Zu viele Versuche. Versuchen Sie es in %{minutes} Min. erneut.',
  },
  signOut: {
    title: 'Abmeldung',
    question: 'Möchten Sie sich von %{tenant} abmelden?',
    progress: 'Sie werden abgemeldet …',
    submit: 'Abmelden',
    stay: 'Angemeldet bleiben',
    done: 'Sie sind abgemeldet',
    doneText: 'Sie können diese Seite schließen oder sich erneut anmelden.',
  },
  errors: {
    expired: 'Diese Anmeldeseite ist abgelaufen',
    expiredText:
      'Sie war zu lange geöffnet, oder Cookies sind für diese Website blockiert. Bitte melden Sie sich neu an.',
    refused: 'Anmeldeanfrage abgelehnt',
    refusedText: 'Der Link, der Sie hierher geführt hat, ist für diese Anwendung nicht gültig.',
    unexpected: 'Die Anmeldung ist fehlgeschlagen',
    unexpectedText: 'Auf unserer Seite ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.',
    code: 'Code: %{code}',
    again: 'Anmeldung neu beginnen',
  },
};
