import type { SameKeys } from '../../sameKeys';
import type { password as french } from '../fr/password';

export const password: SameKeys<typeof french> = {
  passwordShort: 'Das Feld muss mindestens %{min} Zeichen enthalten.',
  passwordLong: 'Das Feld darf höchstens %{max} Zeichen enthalten.',
  passwordSimple:
    'Das Feld muss mindestens 1 Kleinbuchstaben, 1 Großbuchstaben, 1 Sonderzeichen (!@#$%&*()) und 1 Ziffer enthalten.',
  confirmed: 'Die beiden Eingaben stimmen nicht überein.',
};
