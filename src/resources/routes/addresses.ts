/** Addresses for sign-in, refusal and not found (section 2 of the specification). */
export const HOME = '/home';
export const PRESENTATION = '/presentation';
export const LOGIN = '/login';
export const CALLBACK = '/callback';
export const SILENT_RENEW = '/silent-renew';
export const NOT_AUTHORIZED = '/pages/miscellaneous/not-authorized';
export const NOT_FOUND = '/error-404';
export const PREFERENCES = '/preferences-utilisateur';
export const PROFILE = '/profil';
export const MOOD = '/humeur';
export const CHANGELOGS = '/changelogs';
