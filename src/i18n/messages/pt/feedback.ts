import type { SameKeys } from '../../sameKeys';
import type { feedback as french } from '../fr/feedback';

export const feedback: SameKeys<typeof french> = {
  opinion: {
    menu: 'Dar a minha opinião',
    title: 'A sua opinião',
    question: 'Que nota dá à sua organização, de 0 a 10?',
    none: 'Sem nota',
    score: '%{score} em 10',
    comment: 'Porquê? (facultativo)',
    send: 'Enviar',
    thanks: 'Obrigado!',
    goodDay: 'Bom dia',
    invitation: 'O que pensa da sua organização?',
    give: 'Dar a minha opinião',
    later: 'Mais tarde',
  },
  averages: {
    title: 'Média das notas, mês a mês',
    none: 'Ainda não foi dada nenhuma nota.',
    month: 'Mês',
    average: 'Média',
    value: '%{average} (%{smart_count} nota) |||| %{average} (%{smart_count} notas)',
  },
  mood: {
    ask: 'O meu humor de hoje',
    stored: 'Humor de hoje guardado',
    failed: 'Não foi possível guardar o humor.',
    none: 'Ainda não foi dado nenhum humor: o rosto na barra de cima dá um.',
    own: 'O meu humor',
    team: 'Equipa %{name}',
    day: 'Dia',
    week: 'Semana',
    mood: 'Humor',
    average: '%{average} em 5 (%{smart_count} pessoa) |||| %{average} em 5 (%{smart_count} pessoas)',
    privacy:
      'Só o próprio vê o seu humor. A média de uma equipa só aparece nas semanas em que responderam pelo menos %{people} pessoas.',
  },
  news: {
    unread: 'Novo',
    count: '%{smart_count} novidade |||| %{smart_count} novidades',
    none: 'Ainda não foi publicada nenhuma novidade.',
    more: 'Mostrar as anteriores',
    version: 'Versão %{version}',
    search: 'Procurar uma novidade',
  },
  reports: {
    title: 'Os meus relatórios',
    none: 'Não tem acesso a nenhum relatório. Um administrador pode dar-lho.',
    open: 'Abrir',
    openNamed: 'Abrir o relatório %{name} num novo separador',
  },
};
