import type { SameKeys } from '../../sameKeys';
import type { identity as french } from '../fr/identity';

export const identity: SameKeys<typeof french> = {
  signIn: {
    title: 'Iniciar sessão',
    lead: 'Inicie sessão em %{tenant}',
    email: 'Endereço de e-mail',
    password: 'Palavra-passe',
    show: 'Mostrar',
    hide: 'Ocultar',
    showPassword: 'Mostrar a palavra-passe',
    hidePassword: 'Ocultar a palavra-passe',
    remember: 'Manter a sessão iniciada durante %{days} dias neste dispositivo',
    submit: 'Iniciar sessão',
    forgotten: 'Esqueceu-se da palavra-passe?',
  },
  refusals: {
    incomplete: 'Introduza o seu endereço de e-mail e a sua palavra-passe.',
    refused: 'O endereço de e-mail ou a palavra-passe está incorreto.',
    locked: 'A sua conta está bloqueada. Contacte o seu administrador.',
    slowed: 'Demasiadas tentativas. Tente novamente dentro de %{minutes} min.',
  },
  signOut: {
    title: 'Terminar sessão',
    question: 'Pretende terminar a sessão em %{tenant}?',
    progress: 'A terminar a sessão…',
    submit: 'Terminar sessão',
    stay: 'Manter a sessão iniciada',
    done: 'A sua sessão foi terminada',
    doneText: 'Pode fechar esta página ou iniciar sessão novamente.',
  },
  errors: {
    expired: 'Esta página de início de sessão expirou',
    expiredText:
      'Ficou aberta durante demasiado tempo ou os cookies deste site estão bloqueados. Recomece o início de sessão.',
    refused: 'Pedido de início de sessão recusado',
    refusedText: 'A ligação que o trouxe até aqui não é válida para esta aplicação.',
    unexpected: 'Não foi possível iniciar sessão',
    unexpectedText: 'Ocorreu um erro do nosso lado. Tente novamente dentro de momentos.',
    code: 'Código: %{code}',
    again: 'Recomeçar o início de sessão',
  },
};
