import type { SameKeys } from '../../sameKeys';
import type { refusedPage as french } from '../fr/refusedPage';

export const refusedPage: SameKeys<typeof french> = {
  title: 'Acesso não autorizado',
  detail: 'Os seus direitos não permitem abrir esta página nem efetuar esta ação.',
  shut: 'Esta página não está aberta a ninguém: nenhum direito lhe dá acesso.',
  page: 'Página pedida',
  needed: 'Direito necessário |||| Um destes direitos basta',
  reason: 'Resposta do serviço',
  givers: 'Quem o pode conceder',
  advice: 'Se precisa dele para o seu trabalho, peça o acesso ao administrador da sua organização.',
  ask: 'Pedir acesso',
  sent: 'O seu pedido foi enviado por e-mail a: %{names}.',
  notSent: 'O pedido não pôde ser enviado. Fale com o administrador da sua organização.',
  why: 'Porquê?',
};
