import type { SameKeys } from '../../types';
import type { publicPages as french } from '../fr/publicPages';

export const publicPages: SameKeys<typeof french> = {
  language: 'Idioma',
  toDark: 'Mudar para o tema escuro',
  toLight: 'Mudar para o tema claro',
  signIn: 'Iniciar sessão',
  signOut: 'Terminar sessão',
  home: 'Voltar à página inicial',
  retry: 'Tentar de novo',
  waiting: 'A abrir o seu espaço…',
  presentation: {
    title: 'O portal de gestão de %{tenant}',
    lead: 'Tudo o que respeita ao acompanhamento dos seus aderentes num só lugar: quem são, a que têm direito, quem intervém e quando.',
    accounts: 'O acesso é reservado às pessoas da organização. A sua conta é-lhe entregue pelo respetivo administrador.',
    contents: 'O que aqui encontra',
    members: 'Aderentes',
    membersDetail: 'Estabelecimentos, contactos, contratos, prestações e ações coletivas',
    partners: 'Parceiros e fornecedores',
    partnersDetail: 'Convenções, interlocutores e documentos',
    staff: 'Equipas',
    staffDetail: 'Diretório, grupos e competências',
    planning: 'Planeamento',
    planningDetail: 'Intervenções, pedidos e validações do mês',
    followUp: 'Acompanhamento',
    followUpDetail: 'Fichas de incidente, processos e estatísticas',
  },
  notFound: {
    title: 'Esta página não existe',
    detail: 'O endereço está incompleto ou a página foi deslocada.',
  },
  notAuthorized: {
    title: 'Acesso não autorizado',
    detail: 'Os seus direitos não permitem abrir esta página nem efetuar esta ação.',
    reason: 'Resposta do serviço:',
    advice: 'Se precisa dele para o seu trabalho, peça o acesso ao administrador da sua organização.',
  },
  unknownHost: {
    title: 'Nenhuma organização neste endereço',
    detail: '%{host} não está associado a nenhum espaço. Verifique o endereço ou peça-o à sua organização.',
  },
  failure: {
    title: 'Não foi possível abrir o espaço',
    environment: 'Não foi possível ler a configuração deste endereço. Verifique a sua ligação e tente de novo.',
    identity: 'O serviço de início de sessão não responde. Verifique a sua ligação à Internet e tente de novo.',
    refused: 'O início de sessão não foi concluído ou expirou. Recomece, por favor; nada foi guardado.',
    application: 'Não foi possível carregar a aplicação. Verifique a sua ligação e tente de novo.',
  },
};
