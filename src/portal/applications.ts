/** The sub-applications (sections 1 and 6): the flag of a person that opens each, and the setting with its address. */
export const APPLICATIONS = [
  { code: 'ASST', flag: 'accesRessifnetASST', setting: 'application_adresse_asst' },
  { code: 'IST', flag: 'accesRessifnetIST', setting: 'application_adresse_ist' },
  { code: 'FASTT', flag: 'accesRessifnetFASTT', setting: 'application_adresse_fastt' },
  { code: 'FASTT_CONSIGNES', flag: 'accesConsigneRessifnetFASTT', setting: 'application_adresse_fastt_consignes' },
  { code: 'FASTT_PARAMETRES', flag: 'accesRessifnetFASTTParams', setting: 'application_adresse_fastt_parametres' },
] as const;

type ApplicationCode = (typeof APPLICATIONS)[number]['code'];

/** A sub-application that a person may open (`GET /MyApplications`). */
export interface Application {
  readonly code: ApplicationCode;
  readonly adresse: string;
}

/** An address that a link may lead to; undefined for a text that is no address, or would run as script. */
export function applicationAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(text) ? text : undefined;
}

/** What a person may open: the flag is theirs, and the organisation has an address for it. */
export const applicationsOf = (
  person: Readonly<Record<string, unknown>>,
  addressOf: (setting: string) => unknown,
): readonly Application[] =>
  APPLICATIONS.flatMap(({ code, flag, setting }) => {
    const adresse = person[flag] === true ? applicationAddress(addressOf(setting)) : undefined;
    return adresse === undefined ? [] : [{ code, adresse }];
  });
