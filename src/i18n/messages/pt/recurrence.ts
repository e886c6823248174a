import type { SameKeys } from '../../sameKeys';
import type { recurrence as french } from '../fr/recurrence';

export const recurrence: SameKeys<typeof french> = {
  daily: { every: 'Todos os dias', everyFew: 'De %{interval} em %{interval} dias' },
  weekly: { every: 'Todas as semanas: %{days}', everyFew: 'De %{interval} em %{interval} semanas: %{days}' },
  monthly: { every: 'Todos os meses: %{on}', everyFew: 'De %{interval} em %{interval} meses: %{on}' },
  // In a sentence about one of them
  weekday: {
    MO: 'segunda-feira',
    TU: 'terça-feira',
    WE: 'quarta-feira',
    TH: 'quinta-feira',
    FR: 'sexta-feira',
    SA: 'sábado',
    SU: 'domingo',
  },
  // In « Tous les … »
  everyWeekday: {
    MO: 'segunda-feira',
    TU: 'terça-feira',
    WE: 'quarta-feira',
    TH: 'quinta-feira',
    FR: 'sexta-feira',
    SA: 'sábado',
    SU: 'domingo',
  },
  // The day of a month
  day: { first: 'dia 1', other: 'dia %{day}', last: 'último dia' },
  nth: {
    1: '1.ª ocorrência de %{weekday}',
    2: '2.ª ocorrência de %{weekday}',
    3: '3.ª ocorrência de %{weekday}',
    4: '4.ª ocorrência de %{weekday}',
    5: '5.ª ocorrência de %{weekday}',
    last: 'última ocorrência de %{weekday}',
  },
  until: '%{rule}, até %{date}',
  count: '%{rule}, uma vez |||| %{rule}, %{smart_count} vezes',
  exceptOne: '%{rule}, exceto em %{date}',
  exceptMany: '%{rule}, exceto em %{count} dias',
  // With `months` and their number as `smart_count`
  skipped: 'Mês sem esta data, omitido: %{months}. |||| Meses sem esta data, omitidos: %{months}.',
  // After what is said of slots that were moved
  left: {
    one: 'Já não segue a sua série.',
    some: '%{smart_count} horário já não segue a sua série. |||| %{smart_count} horários já não seguem a sua série.',
  },
  // The series of a slot, in its form
  series: {
    title: 'Repetição',
    place: 'Horário %{place} de %{total} da série',
    change: 'Alterar a repetição',
    keep: 'Manter a repetição atual',
    reading: 'A ler a repetição…',
    alone: 'Este horário foi movido sozinho: já não segue a sua série e altera-se à parte.',
    suivants: 'A partir deste horário',
    tous: 'Para toda a série',
    notOne: 'Uma repetição não se altera para um único horário.',
    // One of the ways in which a day can be the one of its month
    ofMonth: '%{on} do mês',
    lastDay: 'O último dia do mês',
    moreDates: 'Mostrar mais %{smart_count} data |||| Mostrar mais %{smart_count} datas',
  },
  // What a change of a series would do
  scope: {
    ruleSuivants: 'Alterar a repetição a partir deste horário?',
    ruleTous: 'Alterar a repetição de toda a série?',
    leaves: 'Deixará de seguir a série.',
    checking: 'A verificar…',
    changed: '%{smart_count} horário a alterar |||| %{smart_count} horários a alterar',
    unchanged: '%{smart_count} horário mantido |||| %{smart_count} horários mantidos',
    created: '%{smart_count} horário a criar |||| %{smart_count} horários a criar',
    deleted: '%{smart_count} horário a eliminar |||| %{smart_count} horários a eliminar',
    refused: '%{smart_count} horário recusado: |||| %{smart_count} horários recusados:',
    warned: '%{smart_count} horário a verificar: |||| %{smart_count} horários a verificar:',
    nothing: 'Nada muda.',
  },
};
