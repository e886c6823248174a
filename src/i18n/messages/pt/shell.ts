import type { SameKeys } from '../../types';
import type { shell as french } from '../fr/shell';

export const shell: SameKeys<typeof french> = {
  menu: {
    label: 'Menu principal',
    open: 'Abrir o menu',
    close: 'Fechar o menu',
    collapse: 'Reduzir o menu',
    expand: 'Expandir o menu',
  },
  bar: {
    language: 'Idioma: %{name}',
    toDark: 'Mudar para o tema escuro',
    toLight: 'Mudar para o tema claro',
    account: 'Conta de %{name}',
    accountUnnamed: 'A minha conta',
    menuOnTop: 'Menu em cima',
    menuAside: 'Menu ao lado',
    signOut: 'Terminar sessão',
  },
  progress: 'A carregar',
  toTop: 'Voltar ao início da página',
  notifications: { label: 'Notificações', close: 'Fechar a mensagem' },
  error: {
    title: 'Não foi possível apresentar esta página',
    detail:
      'Os dados guardados estão intactos. Tente novamente; se o problema persistir, comunique-o com o pormenor técnico.',
    retry: 'Tentar novamente',
    home: 'Voltar à página inicial',
    technical: 'Pormenor técnico',
    notLoadedTitle: 'Não foi possível carregar esta página',
    notLoadedDetail: 'A ligação foi interrompida ou está disponível uma nova versão. Recarregue para continuar.',
    reload: 'Recarregar a aplicação',
  },
  palette: {
    open: 'Pesquisar ou ir para…',
    title: 'Pesquisar ou ir para',
    placeholder: 'Uma página, um registo, uma ação…',
    results: 'Resultados',
    count: '%{smart_count} resultado |||| %{smart_count} resultados',
    searching: 'A pesquisar nos registos…',
    none: 'Nenhum resultado para «%{query}»',
    failed:
      'Não foi possível pesquisar em %{smart_count} lista |||| Não foi possível pesquisar em %{smart_count} listas',
    hint: '↑ ↓ para escolher, Enter para abrir, Esc para fechar',
    create: 'Criar: %{name}',
    language: 'Idioma: %{name}',
    groups: { go: 'Ir para', create: 'Criar', actions: 'Ações', records: 'Registos' },
  },
  home: {
    title: 'Início',
    morning: 'Bom dia, %{name}',
    evening: 'Boa noite, %{name}',
    lead: 'O seu espaço %{tenant}.',
    access: 'Acesso rápido',
    count: '%{total} registo |||| %{total} registos',
    noAccess: 'Ainda não tem acesso a nenhuma lista. Peça os seus direitos ao administrador da sua organização.',
    recent: 'Consultados recentemente',
    noRecent: 'Os registos que abrir ficam disponíveis aqui.',
    hint: 'para procurar um registo ou ir para uma página, onde quer que esteja',
  },
};
