import { postcode } from '../fields/postcode/kind';
import { text } from '../fields/text/kind';

/** A postal address, in the order in which an envelope has it. */
export const addressFields = () => ({
  adresse: text({ label: ['Adresse', 'Address', 'Adresse', 'Morada'], maxLength: 200 }),
  complementAdresse: text({
    label: ["Complément d'adresse", 'Address, second line', 'Adresszusatz', 'Complemento de morada'],
    maxLength: 200,
  }),
  codePostal: postcode({ label: ['Code postal', 'Postcode', 'Postleitzahl', 'Código postal'] }),
  ville: text({ label: ['Ville', 'Town', 'Ort', 'Localidade'], maxLength: 120 }),
});
