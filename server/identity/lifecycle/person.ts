import { PEOPLE } from '../../../src/resources/registry/roles';
import type { StoredRecord } from '../../database/reading/records';
import type { Store } from '../../database/store';
import { fullNameOf } from '../accounts/account';

/** What the life of an account needs to know of a user. */
export interface AccountPerson {
  readonly id: number;
  /** In lower case, as the field keeps it. */
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

/** @param email in the form that the field keeps */
export async function personOfEmail(store: Store, email: string): Promise<AccountPerson | undefined> {
  const record = await store.findBy(store.declared(PEOPLE), 'email', email);
  return record && personOf(record);
}

/**
 * Writes down whether an address was confirmed, as a change set by the person, because it is their doing.
 *
 * @throws {Error} where the change is refused.
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
