import type { SameKeys } from '../../sameKeys';
import type { access as french } from '../fr/access';

export const access: SameKeys<typeof french> = {
  search: { clear: 'Limpar a pesquisa' },
  ofPerson: 'Direitos desta pessoa',
  viewAs: {
    withheld: 'Esta pessoa pode fazê-lo; está a ver o portal como ela, apenas para leitura.',
    start: 'Ver como esta pessoa',
    banner: 'Está a ver o portal como %{name}, só para leitura.',
    limited: 'Alguns dos seus direitos só valem para os aderentes dos seus perfis.',
    leave: 'Sair',
  },
};
