import type { SameKeys } from '../../sameKeys';
import type { publicPages as french } from '../fr/publicPages';
import { password } from './password';

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
    accounts:
      'O acesso é reservado às pessoas da organização. A sua conta é-lhe entregue pelo respetivo administrador.',
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
  },
  viewAs: {
    banner: 'Está a ver o portal como %{name}, só para leitura.',
    limited: 'Alguns dos seus direitos só valem para os aderentes dos seus perfis.',
    leave: 'Sair',
  },
  unknownHost: {
    title: 'Nenhuma organização neste endereço',
    detail: '%{host} não está associado a nenhum espaço. Verifique o endereço ou peça-o à sua organização.',
  },
  password,
  account: {
    email: 'Endereço de e-mail',
    password: 'Nova palavra-passe',
    confirmPassword: 'Confirme a palavra-passe',
    show: 'Mostrar',
    hide: 'Ocultar',
    showPassword: 'Mostrar a palavra-passe',
    hidePassword: 'Ocultar a palavra-passe',
    met: '(cumprida)',
    tooShort: '%{field} é demasiado curta: pelo menos %{min} caracteres.',
    tooWeak: 'Esta palavra-passe ainda não cumpre todas as regras.',
    unreachable: 'O serviço não responde. Verifique a sua ligação e tente novamente.',
    askAdministrator:
      'O pedido em linha não está disponível aqui. Contacte o administrador da sua organização, que lhe pode enviar uma ligação.',
    linkOver: 'Esta ligação já não funciona',
    linkOverDetail: 'Expirou, já foi utilizada ou está incompleta. Peça uma nova com o seu endereço de e-mail.',
    newLink: 'Receber uma nova ligação',
  },
  confirmAccount: {
    title: 'Ative a sua conta',
    detail: 'Escolha a palavra-passe com que vai iniciar sessão.',
    submit: 'Ativar a minha conta',
    done: 'A sua conta está ativa',
    doneDetail: 'O seu endereço de e-mail está confirmado e a sua palavra-passe foi guardada.',
  },
  resetPassword: {
    title: 'Escolha uma nova palavra-passe',
    detail: 'Substitui a anterior e termina as sessões abertas em todos os seus dispositivos.',
    submit: 'Guardar a palavra-passe',
    done: 'A sua palavra-passe foi alterada',
    doneDetail: 'Inicie sessão com a nova palavra-passe.',
  },
  confirmEmail: {
    title: 'Confirme o seu endereço de e-mail',
    detail: 'Confirme que este endereço é o da sua conta.',
    submit: 'Confirmar o meu endereço',
    done: 'O seu endereço está confirmado',
    doneDetail: 'Pode iniciar sessão com este endereço.',
  },
  forgotPassword: {
    title: 'Palavra-passe esquecida',
    detail: 'Indique o endereço de e-mail da sua conta: receberá uma ligação para escolher uma palavra-passe.',
    submit: 'Receber uma ligação',
    done: 'Consulte o seu correio eletrónico',
    doneDetail:
      'Se uma conta tiver este endereço, acaba de lhe ser enviada uma ligação. É válida por pouco tempo; veja também o correio não solicitado.',
  },
  register: {
    title: 'As contas são atribuídas por um administrador',
    detail:
      'Não há registo livre. Peça uma conta ao administrador da sua organização: receberá uma ligação para a ativar.',
  },
  comingSoon: {
    title: 'Brevemente disponível',
    detail: 'Esta página ainda não está aberta.',
  },
  underMaintenance: {
    title: 'Manutenção em curso',
    detail: 'O serviço está interrompido para manutenção. Tente novamente um pouco mais tarde.',
  },
  unexpected: {
    title: 'Ocorreu um erro',
    detail:
      'A ação não foi concluída. Tente novamente; se o erro persistir, comunique-o ao administrador da sua organização.',
  },
  failure: {
    title: 'Não foi possível abrir o espaço',
    environment: 'Não foi possível ler a configuração deste endereço. Verifique a sua ligação e tente de novo.',
    identity: 'O serviço de início de sessão não responde. Verifique a sua ligação à Internet e tente de novo.',
    refused: 'O início de sessão não foi concluído ou expirou. Recomece, por favor; nada foi guardado.',
    application: 'Não foi possível carregar a aplicação. Verifique a sua ligação e tente de novo.',
  },
};
