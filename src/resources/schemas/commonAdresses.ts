import { postcode } from '../fields/postcode/kind';
import { text } from '../fields/text/kind';

/** The fields that find an address on a map: its second line is for who delivers. */
export const ADDRESS = ['adresse', 'codePostal', 'ville'] as const;

/** A postal address, in the order in which an envelope has it. */
export const addressFields = () => ({
  adresse: text({ label: ['Adresse', 'Address', 'Adresse', 'Morada'], maxLength: 200 }),
  complementAdresse: text({
    label: ['Complément d’adresse', 'Address, second line', 'Adresszusatz', 'Complemento de morada'],
    maxLength: 200,
  }),
  codePostal: postcode({ label: ['Code postal', 'Postcode', 'Postleitzahl', 'Código postal'] }),
  ville: text({ label: ['Ville', 'Town', 'Ort', 'Localidade'], maxLength: 120 }),
});
