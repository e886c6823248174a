import type { SameKeys } from '../../sameKeys';
import type { mails as french } from '../fr/mails';

export const mails: SameKeys<typeof french> = {
  greeting: 'Olá, %{name},',
  namelessGreeting: 'Olá,',
  unexpected: 'Se não esperava esta mensagem, pode ignorá-la: nada muda sem a sua intervenção.',
  link: 'Se o botão não funcionar, copie este endereço para o seu navegador:',
  expiry:
    'Esta ligação é válida durante %{smart_count} hora e só pode ser utilizada uma vez. |||| Esta ligação é válida durante %{smart_count} horas e só pode ser utilizada uma vez.',
  confirmAccount: {
    subject: 'Ative a sua conta %{tenant}',
    text: 'Foi criada uma conta para si em %{tenant}. Confirme o seu endereço de e-mail e escolha a sua palavra-passe para a ativar.',
    action: 'Ativar a minha conta',
  },
  confirmEmail: {
    subject: 'Confirme o seu endereço de e-mail',
    text: 'Este endereço de e-mail foi indicado para a sua conta %{tenant}. Confirme que é seu.',
    action: 'Confirmar o meu endereço',
  },
  resetPassword: {
    subject: 'Escolha uma nova palavra-passe',
    text: 'Foi pedida uma nova palavra-passe para a sua conta %{tenant}.',
    action: 'Escolher uma palavra-passe',
  },
  openRecord: 'Abrir o registo',
  incident: {
    reported: {
      subject: 'Incidente comunicado: %{title}',
      text: '%{author} comunicou um incidente cujo processo é da sua responsabilidade.',
    },
    assigned: {
      subject: 'Um incidente foi-lhe confiado: %{title}',
      text: '%{author} confiou-lhe o tratamento deste incidente.',
    },
    state: { subject: 'Incidente %{title}: %{state}', text: 'O estado deste incidente é agora «%{state}».' },
    action: {
      subject: 'Uma ação foi-lhe confiada: %{action}',
      text: '%{author} confiou-lhe uma ação corretiva do incidente «%{title}».',
    },
    comment: { subject: 'Comentário: %{title}', text: '%{author} comentou este incidente.' },
    due: 'A fazer até %{due}.',
    open: 'Abrir o incidente',
  },
  requestAccepted: {
    subject: 'O seu pedido foi aceite',
    text: 'A alteração que propôs para a sua ficha em %{tenant} foi aceite e está feita.',
    action: 'Ver o meu perfil',
  },
  requestRefused: {
    subject: 'O seu pedido foi recusado',
    text: 'A alteração que propôs para a sua ficha em %{tenant} foi recusada.',
    action: 'Ver o meu perfil',
  },
  requestPlanAccepted: {
    subject: 'O seu pedido foi aceite',
    text: 'A alteração que pediu no seu planeamento em %{tenant} foi aceite e está feita.',
    action: 'Ver o meu planeamento',
  },
  requestPlanRefused: {
    subject: 'O seu pedido foi recusado',
    text: 'A alteração que pediu no seu planeamento em %{tenant} foi recusada.',
    action: 'Ver o meu planeamento',
  },
  slot: {
    added: 'Horário pedido: %{slot}',
    removed: 'Horário a eliminar: %{slot}',
    before: 'Horário em causa: %{slot}',
    after: 'Alteração pedida: %{slot}',
    oneDay: '%{day}, das %{from} às %{to}, %{title}',
    severalDays: 'de %{day} às %{from} até %{lastDay} às %{to}, %{title}',
  },
  requestAccess: {
    subject: 'Pedido de acesso',
    text: 'Uma pessoa pede para abrir uma página de %{tenant} que os seus direitos não abrem.',
    action: 'Ver o que falta',
  },
  accessOf: '%{name} pede acesso à página %{page}.',
  answerOf: 'Resposta de %{name}: %{answer}',
  mailbox: {
    title: 'Mensagens enviadas',
    lead: 'Sem servidor SMTP (SMTP_URL), as mensagens desta organização de demonstração não são enviadas: as últimas %{max} ficam guardadas aqui.',
    empty: 'Ainda não há mensagens.',
    to: 'Para',
  },
};
