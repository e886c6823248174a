/** The sub-applications (sections 1 and 6): the person's flag that grants each, and the setting with its address. */
export const APPLICATIONS = [
  { code: 'ASST', flag: 'accesRessifnetASST', setting: 'application_adresse_asst' },
  { code: 'IST', flag: 'accesRessifnetIST', setting: 'application_adresse_ist' },
  { code: 'FASTT', flag: 'accesRessifnetFASTT', setting: 'application_adresse_fastt' },
  { code: 'FASTT_CONSIGNES', flag: 'accesConsigneRessifnetFASTT', setting: 'application_adresse_fastt_consignes' },
  { code: 'FASTT_PARAMETRES', flag: 'accesRessifnetFASTTParams', setting: 'application_adresse_fastt_parametres' },
] as const;

type ApplicationCode = (typeof APPLICATIONS)[number]['code'];

/** An item of `GET /MyApplications`. */
export interface Application {
  readonly code: ApplicationCode;
  readonly adresse: string;
}

/** Accepts `http` and `https` only: the address becomes a link, and `javascript:` would run as script. */
export function applicationAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(text) ? text : undefined;
}

export const applicationsOf = (
  person: Readonly<Record<string, unknown>>,
  addressOf: (setting: string) => unknown,
): readonly Application[] =>
  APPLICATIONS.flatMap(({ code, flag, setting }) => {
    const adresse = person[flag] === true ? applicationAddress(addressOf(setting)) : undefined;
    return adresse === undefined ? [] : [{ code, adresse }];
  });
