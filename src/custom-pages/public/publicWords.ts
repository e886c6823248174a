type ActionWords = Readonly<Record<'title' | 'detail' | 'submit' | 'done' | 'doneDetail', string>>;

/** Texts of the public pages in one language; `%{name}` is a placeholder. */
export interface PublicWords {
  readonly language: string;
  readonly toDark: string;
  readonly toLight: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly home: string;
  readonly retry: string;
  readonly waiting: string;
  readonly presentation: Readonly<Record<'title' | 'lead' | 'accounts' | 'contents' | Area | `${Area}Detail`, string>>;
  readonly notFound: Readonly<Record<'title' | 'detail', string>>;
  readonly notAuthorized: Readonly<Record<'title' | 'detail', string>>;
  readonly viewAs: Readonly<Record<'banner' | 'leave', string>>;
  readonly unknownHost: Readonly<Record<'title' | 'detail', string>>;
  readonly account: Readonly<
    Record<
      | 'email'
      | 'password'
      | 'confirmPassword'
      | 'show'
      | 'hide'
      | 'showPassword'
      | 'hidePassword'
      | 'met'
      | 'tooShort'
      | 'tooWeak'
      | 'unreachable'
      | 'askAdministrator'
      | 'linkOver'
      | 'linkOverDetail'
      | 'newLink',
      string
    >
  >;
  readonly password: Readonly<Record<'passwordShort' | 'passwordLong' | 'passwordSimple' | 'confirmed', string>>;
  readonly confirmAccount: ActionWords;
  readonly resetPassword: ActionWords;
  readonly confirmEmail: ActionWords;
  readonly forgotPassword: ActionWords;
  readonly register: Readonly<Record<'title' | 'detail', string>>;
  readonly comingSoon: Readonly<Record<'title' | 'detail', string>>;
  readonly underMaintenance: Readonly<Record<'title' | 'detail', string>>;
  readonly unexpected: Readonly<Record<'title' | 'detail', string>>;
  readonly failure: Readonly<Record<'title' | FailureReason, string>>;
}

/** Areas of the product, in the order of the presentation. */
export const AREAS = ['members', 'partners', 'staff', 'planning', 'followUp'] as const;

type Area = (typeof AREAS)[number];

/** Why the application could not open. */
export type FailureReason = 'environment' | 'identity' | 'refused' | 'application';

/** Replaces placeholders: `fill('De %{tenant}', { tenant: 'Nord' })` is 'De Nord'. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
