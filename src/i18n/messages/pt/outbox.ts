import type { SameKeys } from '../../sameKeys';
import type { outbox as french } from '../fr/outbox';

/** The log of what follows writes. */
export const outbox: SameKeys<typeof french> = {
  title: 'Envios',
  help: 'O que se segue às alterações: chamadas a ferramentas externas e e-mails, e o que lhes aconteceu.',
  notOffered: 'Esta API não tem registo de envios.',
  byState: 'Por estado',
  all: 'Todos',
  empty: 'Nenhum envio.',
  replay: 'Enviar de novo',
  replayOf: 'Enviar de novo o envio n.º %{id}',
  attempts: '%{smart_count} tentativa |||| %{smart_count} tentativas',
  kinds: {
    webhook: 'Chamada',
    mail: 'E-mail',
    notification: 'Notificação',
    code: 'Tratamento',
  },
  states: {
    waiting: 'À espera',
    sent: 'Enviado',
    failed: 'Falhou',
  },
  byStates: { waiting: 'À espera', sent: 'Enviados', failed: 'Falhados' },
  columns: {
    record: 'Ficha',
    kind: 'Envio',
    state: 'Estado',
  },
  outcomes: {
    privateAddress: 'endereço privado recusado',
    httpsNeeded: 'endereço sem https recusado',
    invalidAddress: 'endereço inválido',
    unknownHost: 'anfitrião desconhecido',
    noConnection: 'sem ligação',
    timeout: 'sem resposta a tempo',
    sent: 'entregue',
    mailFailed: 'e-mail não entregue',
    unconfirmedAddress: 'endereço não confirmado',
    undeclared: 'já não está declarado',
    done: 'feito',
    codeFailed: 'o tratamento falhou',
  },
  key: {
    show: 'Mostrar a chave de assinatura',
    label: 'Chave de assinatura',
    renew: 'Substituir a chave',
    question: 'As ferramentas que verificam as chamadas com a chave atual recusam-nas até conhecerem a nova.',
  },
};
