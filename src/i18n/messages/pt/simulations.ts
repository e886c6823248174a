import type { SameKeys } from '../../sameKeys';
import type { simulations as french } from '../fr/simulations';

export const simulations: SameKeys<typeof french> = {
  title: 'O que a simulação altera',
  validatedTitle: 'O que a simulação alterou',
  unread:
    '%{smart_count} linha do histórico não é mostrada aqui. |||| %{smart_count} linhas do histórico não são mostradas aqui.',
  unrecorded: 'O que ela alterou não está no histórico, ou não lhe está acessível.',
  validatedBy: 'Validado por %{name}',
  open: 'Abrir no planeamento',
  openReal: 'Ver no planeamento real',
  unseen:
    'A API da sua organização não compara a simulação com o planeamento real. Abra-a no planeamento para ver os seus horários.',
  more: 'Mostrar mais (%{smart_count})',
  chooseAll: 'Escolher tudo',
  validatePart: 'Validar a seleção (%{smart_count})',
  validateAll: 'Validar a alteração |||| Validar as %{smart_count} alterações',
  done: 'A simulação está no planeamento real.',
  donePart:
    '%{smart_count} alteração está no planeamento real. |||| %{smart_count} alterações estão no planeamento real.',
  blocked:
    '%{smart_count} alteração está em conflito com o planeamento real: não pode ser validada. |||| %{smart_count} alterações estão em conflito com o planeamento real: não podem ser validadas.',
  empty: {
    title: 'Nenhuma diferença',
    text: 'A simulação ainda não altera o planeamento real.',
  },
  marks: {
    added: 'Acrescentado',
    moved: 'Alterado',
    removed: 'Retirado',
  },
  counts: {
    added: '%{smart_count} acrescentado |||| %{smart_count} acrescentados',
    moved: '%{smart_count} alterado |||| %{smart_count} alterados',
    removed: '%{smart_count} retirado |||| %{smart_count} retirados',
  },
  lines: {
    who: 'Trabalhador',
    when: 'Quando',
    company: 'Aderente',
    type: 'Tipo',
    text: 'Texto',
  },
  hours: {
    title: 'Horas que mudam',
    people: 'Por trabalhador',
    companies: 'Por aderente',
    before: 'Antes',
    after: 'Depois',
    change: 'Diferença',
  },
  conflicts: {
    changed: 'O horário real foi alterado entretanto.',
    gone: 'O horário real já não existe.',
    refused: 'O planeamento real recusa-o.',
    overlap: 'Ao mesmo tempo que outro horário do trabalhador.',
  },
  confirm: {
    title: 'Alterar o planeamento real?',
    text: '%{smart_count} alteração será feita de imediato. |||| %{smart_count} alterações serão feitas de imediato.',
    warned: '%{smart_count} delas tem um aviso. |||| %{smart_count} delas têm um aviso.',
    undo: 'Pode anular logo a seguir, ou mais tarde a partir do histórico.',
    action: 'Validar',
  },
};
