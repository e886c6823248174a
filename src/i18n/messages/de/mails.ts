import type { SameKeys } from '../../sameKeys';
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
  openRecord: 'Eintrag öffnen',
  incident: {
    reported: {
      subject: 'Vorfall gemeldet: %{title}',
      text: '%{author} hat einen Vorfall gemeldet, dessen Prozess Sie verantworten.',
    },
    assigned: {
      subject: 'Ein Vorfall ist Ihnen übertragen: %{title}',
      text: '%{author} hat Ihnen die Bearbeitung dieses Vorfalls übertragen.',
    },
    state: { subject: 'Vorfall %{title}: %{state}', text: 'Der Status dieses Vorfalls ist jetzt „%{state}“.' },
    action: {
      subject: 'Eine Maßnahme ist Ihnen übertragen: %{action}',
      text: '%{author} hat Ihnen eine Korrekturmaßnahme zum Vorfall „%{title}“ übertragen.',
    },
    comment: { subject: 'Kommentar: %{title}', text: '%{author} hat diesen Vorfall kommentiert.' },
    due: 'Zu erledigen bis %{due}.',
    open: 'Vorfall öffnen',
  },
  requestAccepted: {
    subject: 'Ihr Antrag ist angenommen',
    text: 'Die Änderung, die Sie für Ihren Eintrag bei %{tenant} vorgeschlagen haben, ist angenommen und ausgeführt.',
    action: 'Mein Profil ansehen',
  },
  requestRefused: {
    subject: 'Ihr Antrag ist abgelehnt',
    text: 'Die Änderung, die Sie für Ihren Eintrag bei %{tenant} vorgeschlagen haben, ist abgelehnt.',
    action: 'Mein Profil ansehen',
  },
  requestPlanAccepted: {
    subject: 'Ihr Antrag ist angenommen',
    text: 'Die Änderung, die Sie in Ihrem Plan bei %{tenant} beantragt haben, ist angenommen und ausgeführt.',
    action: 'Meinen Plan ansehen',
  },
  requestPlanRefused: {
    subject: 'Ihr Antrag ist abgelehnt',
    text: 'Die Änderung, die Sie in Ihrem Plan bei %{tenant} beantragt haben, ist abgelehnt.',
    action: 'Meinen Plan ansehen',
  },
  slot: {
    added: 'Beantragter Termin: %{slot}',
    removed: 'Zu entfernender Termin: %{slot}',
    before: 'Betroffener Termin: %{slot}',
    after: 'Beantragte Änderung: %{slot}',
    oneDay: '%{day}, von %{from} bis %{to}, %{title}',
    severalDays: 'von %{day}, %{from} bis %{lastDay}, %{to}, %{title}',
  },
  requestAccess: {
    subject: 'Zugang beantragt',
    text: 'Jemand möchte eine Seite von %{tenant} öffnen, die die eigenen Rechte nicht öffnen.',
    action: 'Ansehen, was fehlt',
  },
  accessOf: '%{name} beantragt den Zugang zur Seite %{page}.',
  answerOf: 'Antwort von %{name}: %{answer}',
  mailbox: {
    title: 'Gesendete Nachrichten',
    lead: 'Ohne SMTP-Server (SMTP_URL) werden die Nachrichten dieser Demo-Organisation nicht verschickt: Die letzten %{max} werden hier aufbewahrt.',
    empty: 'Noch keine Nachricht.',
    to: 'An',
  },
};
