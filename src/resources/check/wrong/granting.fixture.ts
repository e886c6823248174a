import { reference } from '../../fields/reference/kind';
import { Utilisateurs } from '../../schemas/utilisateurs';
import { flat, LABEL, type Wrong } from './right.fixture';

const rows = {
  ...flat,
  name: 'Acces',
  path: '/acces',
  fields: {
    ...flat.fields,
    contratId: reference({ label: LABEL, resource: 'Contrats' }),
    personneId: reference({ label: LABEL, resource: 'Utilisateurs' }),
  },
};

const grantedBy = { resource: 'Acces', record: 'contratId', user: 'personneId' };

export const wrongGranting = {
  S097: [
    [[{ ...flat, grantedBy }], /^S097 Contrats: it is given by 'Acces', which is not declared$/m],
    [
      [{ ...flat, grantedBy: { ...grantedBy, user: 'contratId' } }, rows, Utilisateurs],
      /^S097 Contrats: it is given by 'Acces', whose 'contratId' is no reference to the record or the person$/m,
    ],
  ],
} satisfies Wrong;
