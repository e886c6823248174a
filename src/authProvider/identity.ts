import type { UserIdentity } from 'ra-core';
import type { SignedInUser } from './session';

/** The picture's address, with the storage's access token if there is one. */
function avatarOf(photo: unknown, sasToken: unknown): string | undefined {
  if (typeof photo !== 'string' || photo === '') return undefined;
  if (typeof sasToken !== 'string' || sasToken === '') return photo;
  return `${photo}${photo.includes('?') ? '&' : '?'}${sasToken.replace(/^[?&]/, '')}`;
}

/** The signed-in person, from `GET /MyProfile` and the identity provider's claims. */
export function identityOf(profile: unknown, user: SignedInUser | undefined): UserIdentity {
  const { uid, nomComplet, prenom, email, photo, sasToken } =
    typeof profile === 'object' && profile !== null ? (profile as Readonly<Record<string, unknown>>) : {};
  const fullName = typeof nomComplet === 'string' && nomComplet !== '' ? nomComplet : user?.name;
  const avatar = avatarOf(photo, sasToken);
  return {
    id: typeof uid === 'string' || typeof uid === 'number' ? uid : (user?.id ?? ''),
    ...(fullName && { fullName }),
    // `nomComplet` has the last name first, as in lists; greetings need the first name.
    ...(typeof prenom === 'string' && prenom !== '' && { firstName: prenom }),
    ...(typeof email === 'string' && email !== '' && { email }),
    ...(avatar && { avatar }),
  };
}
