import { expect, it } from 'vitest';
import { proposalBody } from './changeRequest';

it('sends the differences, including emptied fields, and a reason if given', () => {
  const record = { nom: 'Petit', prenom: 'Anne', ordinateur: 'PC-1', telephone: null };
  expect(proposalBody(record, { ...record, nom: ' Petit ', ordinateur: '', telephone: '+33612345678' })).toEqual({
    modifications: [
      { champ: 'telephone', apres: '+33612345678' },
      { champ: 'ordinateur', apres: null },
    ],
  });
  expect(proposalBody(record, { ...record, motif: 'Mariage', nom: 'Grand' })).toEqual({
    modifications: [{ champ: 'nom', apres: 'Grand' }],
    motif: 'Mariage',
  });
});
