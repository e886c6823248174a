import type { SameKeys } from '../../sameKeys';
import type { grid as french } from '../fr/grid';

export const grid: SameKeys<typeof french> = {
  name: 'Folha de cálculo',
  title: '%{name}: folha de cálculo',
  reading: 'A ler as linhas…',
  tooMany: {
    title: 'Demasiadas linhas para a folha de cálculo',
    text: 'A lista encontra %{count}; a folha de cálculo mostra no máximo %{max}. Restrinja a lista com uma pesquisa ou um filtro.',
  },
  toolbar: 'Ações da folha de cálculo',
  undo: 'Anular a última alteração (Ctrl+Z)',
  redo: 'Refazer (Ctrl+Y)',
  fillDown: 'Preencher para baixo (Ctrl+D)',
  deleteRows: 'Eliminar as linhas selecionadas, ou mantê-las (Ctrl+-)',
  reread: 'Reler os valores guardados',
  find: {
    placeholder: 'Procurar na folha',
    none: 'Não encontrado',
    place: '%{place} de %{count}',
    previous: 'Resultado anterior',
    next: 'Resultado seguinte',
  },
  append: 'Adicionar uma linha',
  rowNumber: 'N.º',
  save: 'Guardar',
  saveTitle: 'Guardar as alterações',
  conflicts:
    'Outra pessoa alterou entretanto %{count} linha: não é guardada. Releia os valores e verifique-a. |||| Outra pessoa alterou entretanto %{count} linhas: não são guardadas. Releia os valores e verifique-as.',
  added: '%{smart_count} linha nova |||| %{smart_count} linhas novas',
  wrong: '%{count} célula a corrigir |||| %{count} células a corrigir',
  allRefused: {
    text: 'Nenhuma linha pode ser guardada. Corrija na folha as células assinaladas e guarde de novo; o que escreveu mantém-se lá.',
    go: 'Ir para a primeira célula a corrigir',
  },
  skipped:
    '%{smart_count} célula não pode ser alterada e fica como está. |||| %{smart_count} células não podem ser alteradas e ficam como estão.',
  status: 'Célula escolhida',
  selected: 'Seleção: %{rows} × %{columns}',
  selectedRows: '%{count} linha |||| %{count} linhas',
  selectedColumns: '%{count} coluna |||| %{count} colunas',
  stored: 'Valor guardado: %{value}',
  storedEmpty: 'Nenhum valor está guardado.',
  noChoice: 'Nenhuma opção corresponde.',
  keys: 'Setas e Tab para se deslocar, Shift para selecionar, F2 ou uma letra para escrever, Delete para esvaziar, Ctrl+C e Ctrl+V para copiar e colar.',
  pending: {
    title: 'Alterações pendentes',
    count: '%{count} alteração |||| %{count} alterações',
    wrong: '%{count} linha tem de ser corrigida. |||| %{count} linhas têm de ser corrigidas.',
    rest: 'e mais %{count} |||| e mais %{count}',
    row: 'Linha %{number}',
    create: 'Nova linha',
    update: 'Alterada',
    delete: 'A eliminar',
    toCorrect: 'a corrigir',
    takeBack: 'Abandonar a alteração: %{name}',
  },
};
