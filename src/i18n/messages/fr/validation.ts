import { password } from './password';

/** What is wrong with a value: `validation.<code>` of an issue, with its arguments. */
export const validation = {
  // Whatever the kind of the field
  required: 'Ce champ est obligatoire.',
  duplicate: 'Cette valeur est déjà utilisée par un autre enregistrement.',
  readOnly: 'Ce champ ne peut pas être modifié.',
  unknownField: 'Le champ « %{name} » n’existe pas.',
  unknownFieldNearest: 'Le champ « %{name} » n’existe pas ; vouliez-vous dire « %{nearest} » ?',
  // Between records
  referenceMissing: 'L’enregistrement choisi n’existe pas ou n’existe plus.',
  referenced: 'Cet enregistrement est encore utilisé (%{resource} : %{count}) et ne peut pas être supprimé.',
  stale: 'Cet enregistrement a été modifié entre-temps. Rechargez-le avant de recommencer.',
  notFound: 'Cet enregistrement n’existe pas ou n’existe plus.',
  cycle: 'Un enregistrement ne peut pas être placé sous lui-même ni sous l’un de ses descendants.',
  // Texts
  text: 'Saisissez un texte.',
  minLength: 'Saisissez au moins %{smart_count} caractère. |||| Saisissez au moins %{smart_count} caractères.',
  maxLength: 'Saisissez %{smart_count} caractère au plus. |||| Saisissez %{smart_count} caractères au plus.',
  pattern: 'Le format de cette valeur n’est pas valide.',
  email: 'Saisissez une adresse e-mail valide, par exemple nom@exemple.fr.',
  telephone: 'Saisissez un numéro de téléphone valide, par exemple 06 12 34 56 78 ou +32 2 555 12 34.',
  url: 'L’adresse du site n’est pas valide ; exemple : https://www.exemple.fr.',
  ...password,
  confirmed: 'Les deux saisies ne sont pas identiques.',
  // Numbers
  number: 'Saisissez un nombre.',
  integer: 'Saisissez un nombre entier.',
  positive: 'Saisissez un nombre strictement supérieur à 0.',
  min: 'La valeur doit être supérieure ou égale à %{min}.',
  max: 'La valeur doit être inférieure ou égale à %{max}.',
  scale: 'Saisissez au plus %{smart_count} décimale. |||| Saisissez au plus %{smart_count} décimales.',
  step: 'La valeur doit être un multiple de %{step}.',
  boolean: 'Répondez par oui ou par non.',
  // Dates
  date: 'Saisissez une date valide, par exemple 31/12/2026.',
  minDate: 'La date doit être le %{min} ou plus tard.',
  maxDate: 'La date doit être le %{max} ou plus tôt.',
  dateTime: 'Saisissez une date et une heure valides, par exemple 31/12/2026 à 14:30.',
  month: 'Saisissez un mois valide, par exemple 12/2026.',
  year: 'Saisissez une année de quatre chiffres.',
  // Choices
  enumeration: 'Choisissez une valeur de la liste.',
  reference: 'Choisissez un enregistrement de la liste.',
  icon: 'Choisissez une icône de la liste.',
  colour: 'Saisissez une couleur valide, par exemple #1e88e5.',
  minItems: 'Choisissez au moins %{smart_count} élément. |||| Choisissez au moins %{smart_count} éléments.',
  maxItems: 'Choisissez au plus %{smart_count} élément. |||| Choisissez au plus %{smart_count} éléments.',
  // Files
  file: 'Ce fichier n’a pas pu être lu ; ajoutez-le de nouveau.',
  fileType: 'Ce type de fichier n’est pas accepté. Types acceptés : %{accept}.',
  fileSize: 'Le fichier est trop volumineux : %{max} Mo au plus.',
  // Objects inside a record
  embedded: 'Cette valeur doit être un objet.',
  embeddedList: 'Cette valeur doit être une liste d’objets.',
  // The trade
  siren: 'Le numéro SIREN n’est pas valide : 9 chiffres, dont une clé de contrôle.',
  siret: 'Le numéro SIRET n’est pas valide : 14 chiffres, dont une clé de contrôle.',
  naf: 'Saisissez un code NAF valide, par exemple 86.21Z.',
  postcode: 'Saisissez un code postal français à 5 chiffres.',
} as const;
