import type { SameKeys } from '../../sameKeys';
import type { members as french } from '../fr/members';

export const members: SameKeys<typeof french> = {
  title: 'Adicionar: %{name}',
  search: 'Pesquisar: %{name}',
  list: 'Escolhas: %{name}',
  already: 'Já na lista',
  onlyAbsent: 'Só fora da lista',
  present: '%{name}: %{count}',
  absent: 'Fora da lista: %{count}',
  chosen: 'Escolhidos: %{count}',
  chooseAll: 'Escolher tudo o que é mostrado',
  more: 'Mostrar mais',
  nobody: 'Nenhum resultado',
  allPresent: 'Já está tudo na lista.',
  forAll: 'Para tudo o que é adicionado',
  add: 'Adicionar (%{count})',
  retry: 'Tentar de novo (%{count})',
  progress: '%{finished} de %{total}',
  adding: 'A adicionar',
  added: '%{smart_count} adicionado |||| %{smart_count} adicionados',
  failed: 'Não foi possível adicionar %{smart_count}: |||| Não foi possível adicionar %{smart_count}:',
};
