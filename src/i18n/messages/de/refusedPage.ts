import type { SameKeys } from '../../sameKeys';
import type { refusedPage as french } from '../fr/refusedPage';

export const refusedPage: SameKeys<typeof french> = {
  title: 'Zugriff nicht gestattet',
  detail: 'Ihre Rechte reichen nicht aus, um diese Seite zu öffnen oder diesen Vorgang auszuführen.',
  shut: 'Diese Seite ist für niemanden geöffnet: kein Recht gibt Zugang zu ihr.',
  page: 'Angeforderte Seite',
  needed: 'Erforderliches Recht |||| Eines dieser Rechte genügt',
  reason: 'Antwort des Dienstes',
  givers: 'Wer es vergeben kann',
  advice: 'Wenn Sie den Zugriff für Ihre Arbeit benötigen, wenden Sie sich an die Administration Ihrer Organisation.',
  ask: 'Zugang beantragen',
  sent: 'Ihr Antrag ging per E-Mail an: %{names}.',
  notSent: 'Der Antrag konnte nicht gesendet werden. Wenden Sie sich an die Administration Ihrer Organisation.',
  why: 'Warum?',
};
