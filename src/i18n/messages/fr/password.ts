/** `passwordIssues`, by code (section 5 of the specification); `validation` and the light pages both hold them. */
export const password = {
  passwordShort: 'Le champ doit contenir au moins %{min} caractères.',
  passwordLong: 'Le champ doit contenir au plus %{max} caractères.',
  passwordSimple:
    'Le champ doit contenir au moins 1 lettre minuscule, 1 lettre majuscule, 1 caractère spécial (!@#$%&*()) et 1 chiffre.',
  confirmed: 'Les deux saisies ne sont pas identiques.',
} as const;
