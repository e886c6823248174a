import type { FollowUp, FollowUpChange } from '../../language/followUp';
import { email } from '../../fields/email/kind';
import { LABEL, nested, right, type Wrong } from './right.fixture';

const MAIL = { to: 'adresse', subject: LABEL, text: LABEL } as const;

/** The right resource with this follow-up. */
const following = (after: Partial<FollowUp>) => ({
  ...right,
  fields: { ...right.fields, adresse: email({ label: LABEL }) },
  after: [{ on: ['create'], mail: MAIL, ...after } as FollowUp],
});

const changing = (change: FollowUpChange) => ({
  ...right,
  after: [{ on: ['create'], change } as FollowUp],
});

export const wrongFollowUps = {
  S110: [
    [
      [following({ mail: { ...MAIL, to: { below: 'Contrats/{contratId}/avenants', field: 'actif' } } }), nested],
      /^S110 Contrats.actif: a mail goes to it, which holds neither users nor an address$/m,
    ],
    [
      [following({ mail: { ...MAIL, to: { below: 'Contrats', field: 'adresse' } } })],
      /^S110 Contrats: a mail goes to those of 'Contrats', which does not hang below it$/m,
    ],
    [
      [following({ notification: { to: 'adresse', text: LABEL } })],
      /^S110 Contrats.adresse: a notification goes to it, which holds no users$/m,
    ],
    [
      [following({ notification: { to: { rights: ['paie'] }, text: LABEL } })],
      /^S110 Contrats: a notification goes to holders of 'paie', which is no right/m,
    ],
    [[changing({ sets: { libelle: 'x' } })], /^S110 Contrats: a change names one of reference, above and creates$/m],
    [
      [changing({ reference: 'parentId', sets: { libele: 'x' } })],
      /^S110 Contrats: a change sets 'libele', which is not a field of 'Contrats'; did you mean 'libelle'\?$/m,
    ],
    [
      [changing({ reference: 'parentId', sets: { actif: 'peut-être' } })],
      /^S110 Contrats: a change sets 'actif' to "peut-être", which it cannot hold$/m,
    ],
    [
      [changing({ reference: 'parentId', sets: { actif: { from: 'libelle' } } })],
      /^S110 Contrats: a change sets 'actif' to what 'libelle' holds, which is of another kind$/m,
    ],
    [
      [changing({ creates: 'Contrats', sets: { actif: true } })],
      /^S110 Contrats: a change makes records of 'Contrats' without 'libelle', which they need$/m,
    ],
    [[following({ on: [] })], /^S110 Contrats: what follows a write says after which$/m],
    [[{ ...right, after: [{ on: ['delete'] }] }], /^S110 Contrats: what follows a write does nothing$/m],
    [
      [following({ changed: ['libelle'] })],
      /^S110 Contrats: 'changed' is asked of updates, which it does not follow$/m,
    ],
    [
      [following({ on: ['update'], changed: ['libele'] })],
      /^S110 Contrats: 'changed' names 'libele', which is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [following({ when: { reference: 'parentId', where: { field: 'actif', operator: 'equals', value: true } } })],
      /^S110 Contrats: its condition asks for another record$/m,
    ],
    [
      [following({ on: ['create', 'update'], at: { field: 'actif' } })],
      /^S110 Contrats.actif: it is no day on which something follows$/m,
    ],
    [
      [following({ at: { field: 'libele', days: 0.5 } })],
      /^S110 Contrats: a day names 'libele', which is not a field; did you mean 'libelle'\?$/m,
    ],
    [[following({ at: { field: 'libele', days: 0.5 } })], /^S110 Contrats.libele: days are counted in whole ones$/m],
    [
      [following({ at: { field: 'actif' } })],
      /^S110 Contrats.actif: what follows on a day is planned anew with each creation and update$/m,
    ],
    [
      [following({ webhook: { name: 'Contrat signé', fields: [] } })],
      /^S110 Contrats: the webhook 'Contrat signé' is not called like signatureContrat$/m,
    ],
    [
      [following({ webhook: { name: 'contrat', fields: ['libelles'] } })],
      /^S110 Contrats: a webhook names 'libelles', which is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [following({ mail: { ...MAIL, to: 'libelle' } })],
      /^S110 Contrats.libelle: a mail goes to it, which holds neither users nor an address$/m,
    ],
    [
      [following({ mail: { ...MAIL, text: ['%{libele}', 'a', 'b', 'c'] } })],
      /^S110 Contrats: a mail names 'libele', which is not a field; did you mean 'libelle'\?$/m,
    ],
    [
      [following({ mail: { ...MAIL, text: ['%{parentId}', 'a', 'b', 'c'] } })],
      /^S110 Contrats.parentId: a mail says its value, which is the number of another record$/m,
    ],
    [
      [{ ...right, computed: true, after: [{ on: ['create'], mail: MAIL }] }],
      /^S110 Contrats: it is never written, and nothing follows$/m,
    ],
  ],
} satisfies Wrong;
