import type { SameKeys } from '../../sameKeys';
import type { requests as french } from '../fr/requests';

export const requests: SameKeys<typeof french> = {
  byState: 'Anträge nach Status',
  reason: 'Grund: %{reason}',
  answer: 'Antwort: %{answer}',
  asked: 'Beantragt am %{when}.',
  decided: 'Bearbeitet von %{name} am %{when}.',
  more: 'Nächsten Antrag zeigen |||| Weitere zeigen (%{smart_count} Anträge)',
  waiting: 'Ausstehend (%{smart_count})',
  tabs: { EnAttente: 'Ausstehend', Acceptee: 'Angenommen', Refusee: 'Abgelehnt', toutes: 'Alle' },
  states: { EnAttente: 'Ausstehend', Acceptee: 'Angenommen', Refusee: 'Abgelehnt' },
  accept: { title: 'Antrag annehmen?', answer: 'Nachricht (freiwillig)', action: 'Annehmen' },
  refuse: { title: 'Antrag ablehnen?', answer: 'Grund der Ablehnung', action: 'Ablehnen' },
  withdraw: {
    action: 'Antrag zurückziehen',
    title: 'Diesen Antrag zurückziehen?',
    text: 'Er ist dann nicht mehr zu bearbeiten; Eintrag und Planung bleiben, wie sie sind.',
    done: 'Antrag zurückgezogen.',
  },
  none: 'keine Angabe',
  acceptAll: 'Alle %{smart_count} annehmen',
  acceptClear: 'Die %{smart_count} ohne Konflikte annehmen',
  held: {
    Acceptee:
      'Antrag angenommen: Die Antwort geht in wenigen Sekunden ab. |||| %{smart_count} Anträge angenommen: Die Antworten gehen in wenigen Sekunden ab.',
    Refusee: 'Antrag abgelehnt: Die Antwort geht in wenigen Sekunden ab.',
  },
  undone: 'Der Antrag steht wieder aus. |||| Die Anträge stehen wieder aus.',
  notUndone: 'Eine Antwort lässt sich nicht rückgängig machen: Die Person hat sie schon per E-Mail erhalten.',
};
