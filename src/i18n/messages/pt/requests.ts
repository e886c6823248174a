import type { SameKeys } from '../../sameKeys';
import type { requests as french } from '../fr/requests';

export const requests: SameKeys<typeof french> = {
  byState: 'Pedidos por estado',
  reason: 'Motivo: %{reason}',
  answer: 'Resposta: %{answer}',
  asked: 'Pedido em %{when}.',
  decided: 'Tratado por %{name} em %{when}.',
  more: 'Mostrar o pedido seguinte |||| Mostrar mais (%{smart_count} pedidos)',
  waiting: 'Pendentes (%{smart_count})',
  tabs: { EnAttente: 'Pendentes', Acceptee: 'Aceites', Refusee: 'Recusados', toutes: 'Todos' },
  states: { EnAttente: 'Pendente', Acceptee: 'Aceite', Refusee: 'Recusado' },
  accept: { title: 'Aceitar o pedido?', answer: 'Mensagem (facultativo)', action: 'Aceitar' },
  refuse: { title: 'Recusar o pedido?', answer: 'Motivo da recusa', action: 'Recusar' },
  withdraw: {
    action: 'Retirar o pedido',
    title: 'Retirar este pedido?',
    text: 'Deixa de estar por tratar; a ficha e o planeamento ficam como estão.',
    done: 'Pedido retirado.',
  },
  none: 'nenhum',
  acceptAll: 'Aceitar os %{smart_count}',
  acceptClear: 'Aceitar os %{smart_count} sem conflitos',
  held: {
    Acceptee:
      'Pedido aceite: a resposta segue dentro de segundos. |||| %{smart_count} pedidos aceites: as respostas seguem dentro de segundos.',
    Refusee: 'Pedido recusado: a resposta segue dentro de segundos.',
  },
  undone: 'O pedido está de novo pendente. |||| Os pedidos estão de novo pendentes.',
  notUndone: 'Uma resposta não se anula: a pessoa já a recebeu por e-mail.',
};
