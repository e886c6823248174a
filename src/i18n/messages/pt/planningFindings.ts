import type { SameKeys } from '../../sameKeys';
import type { findings as french } from '../fr/planningFindings';

export const findings: SameKeys<typeof french> = {
  endBeforeStart: 'O fim tem de ser depois do início.',
  tooLong: 'Um horário dura no máximo %{days} dias.',
  nobody: 'Escolha um trabalhador, ou assinale «Para todos».',
  validatedMonth: 'O mês está validado para este trabalhador (%{month}): retire primeiro a validação.',
  notEmployed: 'O trabalhador não está em funções nessa data.',
  absent: 'O trabalhador está ausente nesse momento: %{other}.',
  absentUnnamed: 'O trabalhador está ausente nesse momento.',
  absence: 'Já há trabalho previsto durante esta ausência: %{other}.',
  absenceUnnamed: 'Já há trabalho previsto durante esta ausência.',
  foreignSite: 'Este local não é do aderente escolhido.',
  foreignSubType: 'Este subtipo não é do tipo escolhido.',
  foreignService: 'Esta prestação não é do aderente escolhido.',
  overlap: 'Ao mesmo tempo que %{other}.',
  overlapUnnamed: 'Ao mesmo tempo que outro horário.',
  same: 'Este horário já existe.',
  absentLater: 'Não poderá ser validado: o trabalhador tem então %{other}.',
  absentLaterUnnamed: 'Não poderá ser validado: o trabalhador está ausente nesse momento.',
  validatedMonthLater: 'Não poderá ser validado: o mês está validado para este trabalhador (%{month}).',
  publicHoliday: 'Feriado: %{name} (%{day}).',
  weekend: 'No fim de semana (%{day}).',
  closedSite: 'O local está fechado nessa data (%{day}).',
  overtime: '%{planned} previstas em %{day}, para %{due} de trabalho.',
  offDay: 'Dia não trabalhado (%{day}): %{planned} previstas.',
  overMidnight: 'O horário passa da meia-noite.',
  /** At the pointer, while a slot is dragged. */
  clash: {
    overlap: 'Sobrepõe-se a %{title} %{when}',
    absent: 'Ausente: %{title} %{when}',
    absence: 'Trabalho já previsto: %{title} %{when}',
  },
};
