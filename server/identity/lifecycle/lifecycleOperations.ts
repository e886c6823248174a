import { ruleOf } from '../../../src/resources/access/access';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../../src/resources/access/password';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { PEOPLE } from '../../../src/resources/registry/roles';
import type { DescribedOperation } from '../../http/openapi/otherOperations';

const NOTHING = { type: 'object' } as const;
const text = { type: 'string' } as const;
const password = { type: 'string', minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD } as const;

const body = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const USER = `/api/${PEOPLE}/{id}`;
const ANONYMOUS = { tag: 'account', access: 'anonymous', response: NOTHING, refusals: [400, 404, 429] } as const;
export function accountOperations(people: ResourceSchema): readonly DescribedOperation[] {
  const sending = {
    tag: 'account',
    access: ruleOf(people, 'edit'),
    response: NOTHING,
    refusals: [403, 404, 429, 503],
  } as const;
  return [
    {
      ...ANONYMOUS,
      method: 'post',
      path: `${USER}/confirmAccount`,
      operationId: 'confirmAccount',
      summary: [
        "Activer son compte\u00a0: confirmer l'adresse et choisir le premier mot de passe",
        'Activate one’s account: confirm the address and choose the first password',
        'Das eigene Konto aktivieren: Adresse bestätigen und erstes Passwort wählen',
        'Ativar a própria conta: confirmar o endereço e escolher a primeira palavra-passe',
      ],
      body: body({ emailToken: text, passwordToken: text, password }),
    },
    {
      ...ANONYMOUS,
      method: 'get',
      path: `${USER}/confirmEmail/{token}`,
      operationId: 'confirmEmailByAddress',
      summary: [
        'Confirmer son adresse e-mail',
        'Confirm one’s e-mail address',
        'Die eigene E-Mail-Adresse bestätigen',
        'Confirmar o próprio endereço de e-mail',
      ],
    },
    {
      ...ANONYMOUS,
      method: 'post',
      path: `${USER}/confirmEmail`,
      operationId: 'confirmEmail',
      summary: [
        'Confirmer son adresse e-mail',
        'Confirm one’s e-mail address',
        'Die eigene E-Mail-Adresse bestätigen',
        'Confirmar o próprio endereço de e-mail',
      ],
      body: body({ token: text }),
    },
    {
      ...ANONYMOUS,
      method: 'post',
      path: `${USER}/resetPassword/{token}`,
      operationId: 'resetPassword',
      summary: [
        'Choisir un nouveau mot de passe',
        'Choose a new password',
        'Ein neues Passwort wählen',
        'Escolher uma nova palavra-passe',
      ],
      body: body({ password }),
    },
    {
      ...ANONYMOUS,
      method: 'post',
      path: '/api/askResetPassword',
      operationId: 'askResetPasswordByEmail',
      summary: [
        'Demander un lien pour choisir un mot de passe\u00a0; la réponse ne dit pas si l’adresse est connue',
        'Ask for a link to choose a password; the answer does not tell whether the address is known',
        'Einen Link zur Passwortwahl anfordern; die Antwort verrät nicht, ob die Adresse bekannt ist',
        'Pedir uma ligação para escolher a palavra-passe; a resposta não diz se o endereço é conhecido',
      ],
      body: body({ email: { type: 'string', format: 'email' } }),
      refusals: [400, 429],
      extension: true,
    },
    {
      ...sending,
      method: 'post',
      path: `${USER}/askResetPassword`,
      operationId: 'askResetPassword',
      summary: [
        'Envoyer à une personne un lien pour choisir un mot de passe',
        'Send a person a link to choose a password',
        'Einer Person einen Link zur Passwortwahl senden',
        'Enviar a uma pessoa uma ligação para escolher a palavra-passe',
      ],
    },
    {
      ...sending,
      method: 'post',
      path: `${USER}/resendConfirmationLink`,
      operationId: 'resendConfirmationLink',
      summary: [
        'Renvoyer à une personne le lien de confirmation',
        'Send a person the confirmation link again',
        'Einer Person den Bestätigungslink erneut senden',
        'Reenviar a uma pessoa a ligação de confirmação',
      ],
    },
  ];
}
