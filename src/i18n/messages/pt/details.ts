import type { SameKeys } from '../../sameKeys';
import type { details as french } from '../fr/details';

export const details: SameKeys<typeof french> = {
  information: 'Informações',
  tabs: 'Secções da ficha',
  chosenTab: 'Secção apresentada',
  tabWithCount: '%{label} (%{count})',
  menu: 'Outras ações',
  add: 'Adicionar',
  addNamed: 'Adicionar: %{name}',
  notListed: {
    title: 'Leitura indisponível',
    text: 'A API da sua organização não permite reler estes dados; podem ser registados nela.',
  },
  summary: {
    label: 'O essencial',
    all: 'Ver tudo',
    allNamed: 'Ver tudo: %{label}',
    from: 'a partir de %{date}',
    others: 'e mais %{count} |||| e mais %{count}',
    none: 'Nada a apresentar de momento.',
  },
  map: 'Ver num mapa',
  plan: {
    show: 'Ver o planeamento',
    next: 'A seguir no planeamento',
    none: 'Nenhum horário previsto.',
    everybody: 'Para todos',
  },
  nothingHere: { title: 'Nada por agora', text: 'O que for adicionado a esta ficha aparecerá aqui.' },
  nothingFilled: 'Ainda nada foi preenchido.',
  download: {
    preparing: 'O ficheiro está a ser preparado…',
    received: '%{size} recebidos',
    part: '%{percent} recebidos',
    elapsed: 'Tempo decorrido: %{time}',
    progress: 'Progresso da transferência',
    abandon: 'Desistir',
    abandoned: 'Transferência abandonada',
    done: 'Ficheiro guardado: %{name}',
    late: 'O ficheiro não ficou pronto em %{smart_count} segundo. Tente novamente dentro de alguns minutos. |||| O ficheiro não ficou pronto em %{smart_count} segundos. Tente novamente dentro de alguns minutos.',
    file: 'Transferir %{name}',
  },
  delete: {
    hanging: 'Esta ficha não pode ser eliminada. Dela ainda dependem:',
    usedBy: 'Dela ainda dependem:',
    advice: 'Elimine primeiro estes elementos, ou associe-os a outra ficha.',
    offline: 'Sem ligação: a eliminação aguarda a rede, para verificar primeiro o que depende da ficha.',
    replace: {
      open: 'Substituir por outra ficha…',
      text: 'Ou substitua-a em todo o lado por outra ficha e elimine-a depois: uma só alteração, que pode ser anulada.',
      by: 'Substituir por',
      action: 'Substituir e eliminar',
      failed: 'Não foi possível substituir: nada mudou.',
    },
  },
};
