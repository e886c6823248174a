/** Which sub-applications a person may open, with the functions that they have there. */
export const APPLICATIONS = [
  'accesRessifnetASST',
  'accesRessifnetIST',
  'accesRessifnetFASTT',
  'accesConsigneRessifnetFASTT',
  'accesRessifnetFASTTParams',
  'listRessifnetFASTTFonction',
] as const;
