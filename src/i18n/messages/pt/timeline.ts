import type { SameKeys } from '../../sameKeys';
import type { timeline as french } from '../fr/timeline';

export const timeline: SameKeys<typeof french> = {
  label: 'Planeamento da equipa',
  hint: 'Setas para navegar, Enter para abrir, N para um novo horário, ? para todas as teclas.',
  people: 'Pessoas',
  everyone: 'Para todos',
  noGroup: 'Sem grupo',
  group: '%{name}, %{smart_count} pessoa |||| %{name}, %{smart_count} pessoas',
  folded: 'recolhido',
  unfolded: 'expandido',
  validated: 'mês validado',
  moreLabel: 'Mais %{smart_count} horário: mostrar |||| Mais %{smart_count} horários: mostrar',
  emptyCell: 'Nenhum horário',
  emptyDayOff: 'Nenhum horário, não trabalha neste dia',
  dayOff: 'Não trabalha neste dia',
  slots: '%{smart_count} horário |||| %{smart_count} horários',
  selected: '%{smart_count} horário selecionado |||| %{smart_count} horários selecionados',
  several: '%{place} (%{smart_count} horário) |||| %{place} (%{smart_count} horários)',
  empty: 'Ninguém a mostrar: alargue os filtros.',
  showNight: 'Mostrar a noite',
  hideNight: 'Ocultar a noite',
  refused: 'Impossível. %{why}',
  toolbar: 'Horários selecionados',
  dropHint: 'Escolha o novo lugar: toque numa célula, ou setas e Enter; Escape para desistir.',
  marks: {
    pending: 'pendente',
    pendingRemoval: 'eliminação pedida',
    added: 'acrescentado',
    moved: 'movido',
    removed: 'retirado',
    origin: 'lugar anterior',
    cancelled: 'anulado',
  },
  commands: {
    new: 'Novo horário',
    series: 'Nova série',
    absence: 'Nova ausência',
    person: 'Planeamento de %{name}',
    open: 'Abrir',
    move: 'Mover',
    copy: 'Copiar',
    cut: 'Cortar',
    paste: 'Colar',
    duplicate: 'Duplicar',
    delete: 'Eliminar',
    clear: 'Anular a seleção',
  },
  said: {
    copied: '%{smart_count} horário copiado. |||| %{smart_count} horários copiados.',
    cut: '%{smart_count} horário cortado: cole-o no novo lugar. |||| %{smart_count} horários cortados: cole-os no novo lugar.',
    cancelled: 'Nada mudou.',
    nothing: 'Nenhum horário escolhido: clique num horário, ou vá até ele com as setas.',
  },
  done: {
    moved: '%{smart_count} horário movido. |||| %{smart_count} horários movidos.',
    resized: 'Horário alterado.',
    copied: '%{smart_count} horário copiado para lá. |||| %{smart_count} horários copiados para lá.',
    pasted: '%{smart_count} horário colado. |||| %{smart_count} horários colados.',
    duplicated:
      '%{smart_count} horário duplicado para o dia seguinte. |||| %{smart_count} horários duplicados para o dia seguinte.',
    deleted: '%{smart_count} horário eliminado. |||| %{smart_count} horários eliminados.',
  },
  keys: {
    arrows: {
      keys: 'Setas',
      text: 'Passar de dia, de pessoa ou de horário',
    },
    rows: {
      keys: 'Ctrl+setas',
      text: 'Passar de semana ou de pessoa mantendo a seleção',
    },
    ends: {
      keys: 'Início, Fim, Página',
      text: 'Primeiro ou último dia; dez pessoas acima ou abaixo',
    },
    open: {
      keys: 'Enter, E',
      text: 'Abrir o horário, ou recolher um grupo',
    },
    draw: {
      keys: 'N, Insert',
      text: 'Novo horário na célula',
    },
    select: {
      keys: 'Espaço, X',
      text: 'Selecionar o horário, ou não',
    },
    act: { keys: 'A', text: 'Agir sobre a seleção' },
    range: {
      keys: 'Shift+setas',
      text: 'Por dias: selecionar vários horários',
    },
    all: {
      keys: 'Ctrl+A',
      text: 'Selecionar tudo',
    },
    move: {
      keys: 'D',
      text: 'Mover com as setas, depois Enter; Escape para desistir',
    },
    step: {
      keys: 'Alt+setas',
      text: 'Mover logo um dia, 15 minutos ou uma pessoa',
    },
    resize: {
      keys: 'Alt+Shift+← →',
      text: 'Mudar o fim (com Ctrl, o início); por horas, Shift+← → basta',
    },
    clipboard: {
      keys: 'Ctrl+C, X, V',
      text: 'Copiar, cortar, colar',
    },
    duplicate: {
      keys: 'Ctrl+D',
      text: 'Duplicar para o dia seguinte',
    },
    remove: {
      keys: 'Delete',
      text: 'Eliminar',
    },
    escape: {
      keys: 'Escape',
      text: 'Desistir, anular a seleção',
    },
    pointer: {
      keys: 'Rato, dedo',
      text: 'Arrastar para mover ou traçar (toque longo com o dedo); Ctrl+arrastar copia um horário, e seleciona onde não há nenhum; duplo clique para abrir; botão direito para o menu',
    },
  },
};
