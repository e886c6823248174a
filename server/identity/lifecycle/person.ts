import { PEOPLE } from '../../../src/resources/registry/roles';
import type { StoredRecord } from '../../database/reading/records';
import type { Store } from '../../database/store';
import { fullNameOf } from '../accounts/account';

export interface AccountPerson {
  readonly id: number;
  /** In lower case, as the field stores it. */
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly nom: string;
  readonly prenom: string;
}

const personOf = ({ id, values }: StoredRecord): AccountPerson => ({
  id,
  email: String(values['email']),
  emailConfirmed: values['emailConfirmed'] === true,
  nom: String(values['nom']),
  prenom: String(values['prenom']),
});

export async function personAt(store: Store, id: number): Promise<AccountPerson | undefined> {
  const record = await store.get(store.declared(PEOPLE), id);
  return record && personOf(record);
}

/** @param email in lower case, as the field stores it */
export async function personOfEmail(store: Store, email: string): Promise<AccountPerson | undefined> {
  const record = await store.findBy(store.declared(PEOPLE), 'email', email);
  return record && personOf(record);
}

/**
 * Records whether the address is confirmed, with the person as the change set's author.
 *
 * @throws {Error} if the change is refused
 */
export async function setEmailConfirmed(store: Store, person: AccountPerson, emailConfirmed: boolean): Promise<void> {
  if (person.emailConfirmed === emailConfirmed) return;
  const { applied } = await store.apply({
    author: { id: String(person.id), name: fullNameOf(person) },
    origin: 'account',
    changes: [{ resource: PEOPLE, action: 'update', id: person.id, values: { emailConfirmed } }],
  });
  if (!applied) throw new Error(`the address of the user ${person.id} was not marked`);
}
