import type { SameKeys } from '../../sameKeys';
import type { savedViews as french } from '../fr/savedViews';

export const savedViews: SameKeys<typeof french> = {
  or: 'ou',
  orMore: 'ou…',
  anyOf: 'Pelo menos uma destas condições',
  addAlternative: 'Adicionar uma condição alternativa',
  all: 'Tudo',
  button: 'Vistas',
  changed: '(alterada)',
  more: '+%{smart_count} outra |||| +%{smart_count} outras',
  replaceTitle: 'Substituir a vista «%{name}»?',
  replaceText: 'Passará a mostrar o que a lista mostra agora, em vez do que estava guardado.',
  replaceAction: 'Substituir',
  title: 'Vistas guardadas',
  save: 'Guardar a vista atual',
  none: 'Nenhuma vista guardada para esta lista.',
  mine: 'As minhas vistas',
  shared: 'Partilhadas comigo',
  update: 'Substituir pelo que está visível',
  edit: 'Editar: %{name}',
  delete: 'Eliminar a vista %{name}',
  copy: 'Copiar a ligação da vista %{name}',
  copied: 'Ligação copiada.',
  replaced: 'A vista «%{name}» contém agora o que está visível.',
  unreadable: 'Não é possível ler esta vista.',
  gone: 'Esta vista já não existe ou não está partilhada consigo.',
};
