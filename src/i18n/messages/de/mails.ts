import type { SameKeys } from '../../types';
import type { mails as french } from '../fr/mails';

export const mails: SameKeys<typeof french> = {
  greeting: 'Guten Tag, %{name},',
  namelessGreeting: 'Guten Tag,',
  unexpected:
    'Wenn Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren: Ohne Ihr Zutun ändert sich nichts.',
  link: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  expiry:
    'Dieser Link ist %{smart_count} Stunde gültig und kann nur einmal verwendet werden. |||| Dieser Link ist %{smart_count} Stunden gültig und kann nur einmal verwendet werden.',
  confirmAccount: {
    subject: 'Aktivieren Sie Ihr Konto bei %{tenant}',
    text: 'Für Sie wurde ein Konto bei %{tenant} angelegt. Bestätigen Sie Ihre E-Mail-Adresse und wählen Sie Ihr Passwort, um es zu aktivieren.',
    action: 'Mein Konto aktivieren',
  },
  confirmEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Diese E-Mail-Adresse wurde für Ihr Konto bei %{tenant} angegeben. Bestätigen Sie, dass sie Ihnen gehört.',
    action: 'Meine Adresse bestätigen',
  },
  resetPassword: {
    subject: 'Wählen Sie ein neues Passwort',
    text: 'Für Ihr Konto bei %{tenant} wurde ein neues Passwort angefordert.',
    action: 'Passwort wählen',
  },
  mailbox: {
    title: 'Gesendete Nachrichten',
    lead: 'Ohne SMTP-Server (SMTP_URL) werden die Nachrichten dieser Demo-Organisation nicht verschickt: Die letzten %{max} werden hier aufbewahrt.',
    empty: 'Noch keine Nachricht.',
    to: 'An',
  },
};
