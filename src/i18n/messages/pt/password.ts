import type { SameKeys } from '../../sameKeys';
import type { password as french } from '../fr/password';

export const password: SameKeys<typeof french> = {
  passwordShort: 'O campo deve conter pelo menos %{min} caracteres.',
  passwordLong: 'O campo deve conter no máximo %{max} caracteres.',
  passwordSimple:
    'O campo deve conter pelo menos 1 letra minúscula, 1 letra maiúscula, 1 carácter especial (!@#$%&*()) e 1 algarismo.',
  confirmed: 'As duas entradas não são idênticas.',
};
