import type { SameKeys } from '../../sameKeys';
import type { data as french } from '../fr/data';

export const data: SameKeys<typeof french> = {
  errors: {
    network: 'O serviço não responde. Verifique a sua ligação e tente de novo.',
    timeout: 'O serviço está a demorar demasiado a responder. Tente de novo dentro de momentos.',
    unreadable: 'Não foi possível ler a resposta do serviço.',
    tooLong: 'Esta lista é demasiado longa para esta ordenação ou este filtro. Restrinja a pesquisa.',
    createdWithoutId:
      'O elemento foi criado, mas o serviço não indicou o seu número. Recarregue a lista para o encontrar.',
    viewAsReadOnly: 'Está a ver o portal como outra pessoa: nada pode ser guardado.',
    unlisted: 'O serviço da sua organização não disponibiliza esta lista.',
    notOffered: 'O serviço da sua organização não disponibiliza esta função.',
    unaddressed: 'O serviço não indicou como designar este elemento. Recarregue a lista e tente novamente.',
    cancelled: 'Cancelado antes do envio.',
    partly: 'Não foi possível tratar algumas linhas.',
    invalid: 'O serviço recusou estes dados.',
    unauthenticated: 'A sua sessão expirou. Inicie sessão de novo para continuar.',
    forbidden: 'Os seus direitos não permitem esta ação.',
    notFound: 'Este elemento não existe ou já não existe.',
    conflict: 'Esta ação não é possível no estado atual do elemento.',
    dependsOnRefused: 'Esta linha depende de outra, que é recusada.',
    stale: 'Entretanto, outra pessoa alterou este elemento. Recarregue-o antes de o alterar.',
    tooLarge: 'O envio é demasiado volumoso.',
    unsupported: 'Este tipo de conteúdo não é aceite.',
    tooManyRequests: 'Demasiados pedidos em pouco tempo. Aguarde um momento, por favor.',
    unavailable: 'O serviço está temporariamente indisponível. Tente de novo dentro de alguns minutos.',
    unexpected:
      'O serviço encontrou um problema. Nada indica que a ação tenha sido concluída: verifique antes de a repetir.',
  },
};
