import * as shape from '../calls/shapes';

export const COLLECTION = {
  name: 'Collection',
  words: [
    'L’adresse de la collection, par exemple Entreprises/12/contrats',
    'The address of the collection, for example Entreprises/12/contrats',
    'Die Adresse der Sammlung, zum Beispiel Entreprises/12/contrats',
    'O endereço da coleção, por exemplo Entreprises/12/contrats',
  ],
  schema: shape.text,
} as const;

export const RECORD_ID = {
  name: 'Id',
  words: ['L’identifiant de la fiche', 'Identifier of the record', 'Kennung des Eintrags', 'Identificador do registo'],
  schema: shape.id,
} as const;
